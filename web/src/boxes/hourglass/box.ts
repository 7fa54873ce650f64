import type { Box } from '../box';
import Hourglass from './Hourglass.svelte';
import Picture from './Picture.svelte';
import Sand from './Sand.svelte';

export const hourglass: Box = {
  id: 'hourglass',
  picture: Picture,
  agree: Sand,
  stage: Hourglass,
  lines: [['hourglass', 'u-hourglass', 'warn']],
  cues: {
    'hourglass-picked-up': {
      sight: 'sign',
      icon: 'u-hourglass',
      tone: 'warn',
      build: 650,
      face: 0,
      hold: 500,
    },
  },
};
