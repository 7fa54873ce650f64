import type { Box } from '../box';
import LarvaBadge from './LarvaBadge.svelte';
import OwnLarvae from './OwnLarvae.svelte';
import Picture from './Picture.svelte';

export const prototype: Box = {
  id: 'prototype',
  icon: 'u-replay',
  picture: Picture,
  badge: LarvaBadge,
  own: OwnLarvae,
  lines: [
    ['move-followed', 'move', ''],
    ['panic-resisted', 'calm', ''],
    ['panicked', 'panic', 'harm'],
    ['ship-drifts', 'jump', 'harm'],
  ],
  cues: {
    'larva-attached': { sight: 'sign', icon: 'larva', tone: 'harm', build: 650, face: 0, hold: 700 },
    panicked: { sight: 'sign', icon: 'panic', tone: 'harm', build: 500, face: 0, hold: 700 },
    'panic-resisted': { sight: 'sign', icon: 'calm', tone: '', build: 300, face: 0, hold: 500 },
    'ship-drifts': { sight: 'sign', icon: 'jump', tone: 'harm', build: 950, face: 0, hold: 1500 },
  },
};
