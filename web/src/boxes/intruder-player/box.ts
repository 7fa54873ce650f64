import type { Box } from '../box';
import IntruderDesk from './IntruderDesk.svelte';
import LeadsBadge from './LeadsBadge.svelte';
import Picture from './Picture.svelte';

export const intruderPlayer: Box = {
  id: 'intruder-player',
  picture: Picture,
  seat: IntruderDesk,
  badge: LeadsBadge,
  lines: [
    ['intruder-player', 'queen', 'harm'],
    ['intruders-', 'queen', 'harm'],
  ],
};
