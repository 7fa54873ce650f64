import type { Box } from '../box';
import Alert from './Alert.svelte';
import CharactersPicture from './CharactersPicture.svelte';
import EnergyBadge from './EnergyBadge.svelte';
import EpiloguePicture from './EpiloguePicture.svelte';
import { laika } from './laika';
import LaikaBadge from './LaikaBadge.svelte';
import Offer from './Offer.svelte';
import OwnLaika from './OwnLaika.svelte';
import OwnRobot from './OwnRobot.svelte';
import OwnTrait from './OwnTrait.svelte';
import Android from './portraits/Android.svelte';
import BountyHunter from './portraits/BountyHunter.svelte';
import Ceo from './portraits/Ceo.svelte';
import Convict from './portraits/Convict.svelte';
import Psychologist from './portraits/Psychologist.svelte';
import ResearchPicture from './ResearchPicture.svelte';
import RoomsPicture from './RoomsPicture.svelte';
import RoomToken from './RoomToken.svelte';
import { roomTokens } from './tokens';
import TraitBadge from './TraitBadge.svelte';
import TraitsPicture from './TraitsPicture.svelte';
import { turrets } from './turrets';
import TurretsPicture from './TurretsPicture.svelte';

// First what is chosen for a table, then the parts that only show something during the game.
export const aftermathCharacters: Box = {
  id: 'aftermath-characters',
  icon: 'bounty-hunter',
  picture: CharactersPicture,
  portraits: {
    ceo: Ceo,
    android: Android,
    psychologist: Psychologist,
    'bounty-hunter': BountyHunter,
    convict: Convict,
  },
};

export const aftermathRooms: Box = { id: 'aftermath-rooms', icon: 'room', picture: RoomsPicture };

export const researchMission: Box = {
  id: 'research-mission',
  icon: 'shuttle',
  picture: ResearchPicture,
  annex: 'shuttle',
};

export const traits: Box = {
  id: 'traits',
  icon: 'trait',
  picture: TraitsPicture,
  badge: TraitBadge,
  beside: OwnTrait,
};

export const epilogue: Box = { id: 'epilogue', icon: 'shuttle', picture: EpiloguePicture, annex: 'shuttle' };

export const lucrativeOffer: Box = {
  id: 'lucrative-offer',
  stage: Offer,
  lines: [['offer', 'objective', 'warn']],
  cues: {
    'offer-taken': { sight: 'sign', icon: 'objective', tone: 'warn', build: 650, face: 0, hold: 900 },
  },
};

export const ceo: Box = {
  id: 'ceo',
  badge: EnergyBadge,
  beside: OwnRobot,
  lines: [
    ['access-codes-unlocked', 'u-key', ''],
    ['one-more-turn', 'ceo', ''],
  ],
};

export const bountyHunter: Box = {
  id: 'bounty-hunter',
  badge: LaikaBadge,
  beside: OwnLaika,
  inRoom: laika,
  lines: [['laika', 'laika', '']],
  cues: {
    'laika-moved': { sight: 'place', icon: 'laika', tone: '', build: 260, face: 0, hold: 420 },
    'laika-bit': { sight: 'sign', icon: 'laika', tone: '', build: 650, face: 0, hold: 500 },
    'laika-removed': { sight: 'sign', icon: 'laika', tone: 'warn', build: 650, face: 0, hold: 500 },
  },
};

export const turretsBox: Box = {
  id: 'turrets',
  icon: 'turret',
  picture: TurretsPicture,
  inRoom: turrets,
  lines: [['turret', 'turret', 'warn']],
  cues: {
    'turret-placed': { sight: 'sign', icon: 'turret', tone: 'warn', build: 650, face: 0, hold: 500 },
    'turret-turned-up': { sight: 'sign', icon: 'turret', tone: 'warn', build: 650, face: 0, hold: 900 },
    'turret-fired': { sight: 'sign', icon: 'turret', tone: 'harm', build: 650, face: 0, hold: 500 },
    'turret-destroyed': { sight: 'sign', icon: 'turret', tone: '', build: 300, face: 0, hold: 600 },
  },
};

export const alerts: Box = {
  id: 'alerts',
  stage: Alert,
  lines: [
    ['alert', 'alert', 'warn'],
    ['shuttle-time', 'shuttle', 'warn'],
  ],
  cues: {
    'alert-revealed': { sight: 'card', icon: 'alert', tone: 'warn', build: 850, face: 900, hold: 1000 },
    'alert-fulfilled': { sight: 'sign', icon: 'alert', tone: '', build: 650, face: 0, hold: 900 },
    'alert-failed': { sight: 'sign', icon: 'alert', tone: 'harm', build: 950, face: 0, hold: 1500 },
  },
};

export const aftermathTokens: Box = { id: 'aftermath-tokens', inRoom: roomTokens, onRoom: RoomToken };
