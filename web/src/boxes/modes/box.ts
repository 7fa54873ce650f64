import type { Box } from '../box';
import CoopPicture from './CoopPicture.svelte';
import RevivePicture from './RevivePicture.svelte';
import SoloPicture from './SoloPicture.svelte';
import StandardPicture from './StandardPicture.svelte';

// The modes of the first box, and what can be added to one of them.
export const standard: Box = { id: 'standard', icon: 'u-hidden', picture: StandardPicture };
export const solo: Box = { id: 'solo', icon: 'u-seat', picture: SoloPicture };
export const coop: Box = { id: 'coop', icon: 'coop', picture: CoopPicture, wonTogether: true };
export const revive: Box = { id: 'revive', picture: RevivePicture };
