import type { Box } from '../box';
import AchievementBadge from './AchievementBadge.svelte';
import Achievements from './Achievements.svelte';
import AchievementsPicture from './AchievementsPicture.svelte';
import BloodTestsPicture from './BloodTestsPicture.svelte';
import CrawlPicture from './CrawlPicture.svelte';
import FeatBadge from './FeatBadge.svelte';
import FeatsPicture from './FeatsPicture.svelte';
import OwnAchievements from './OwnAchievements.svelte';
import OwnFeat from './OwnFeat.svelte';

export const crawl: Box = {
  id: 'crawl',
  icon: 'tech',
  picture: CrawlPicture,
  lines: [
    ['crawl-card', 'tech', 'warn'],
    ['lost-in-the-ducts', 'tech', 'warn'],
  ],
  cues: {
    'crawl-card-drawn': { sight: 'card', icon: 'tech', tone: 'warn', build: 850, face: 900, hold: 1000 },
    'lost-in-the-ducts': { sight: 'place', icon: 'tech', tone: 'warn', build: 650, face: 0, hold: 500 },
  },
};

export const achievements: Box = {
  id: 'achievements',
  icon: 'winner',
  picture: AchievementsPicture,
  stage: Achievements,
  own: OwnAchievements,
  badge: AchievementBadge,
  lines: [['achievement', 'winner', '']],
  cues: {
    'achievement-gained': { sight: 'sign', icon: 'winner', tone: '', build: 650, face: 0, hold: 900 },
    'achievement-used': { sight: 'sign', icon: 'winner', tone: '', build: 300, face: 0, hold: 600 },
  },
};

export const feats: Box = {
  id: 'feats',
  icon: 'u-goal',
  picture: FeatsPicture,
  own: OwnFeat,
  badge: FeatBadge,
  lines: [['feat', 'u-goal', '']],
  cues: {
    'feat-accomplished': { sight: 'card', icon: 'u-goal', tone: '', build: 850, face: 900, hold: 1000 },
  },
};

export const bloodTests: Box = {
  id: 'blood-tests',
  icon: 'scan',
  picture: BloodTestsPicture,
  lines: [['blood-test', 'scan', '']],
  cues: {
    'blood-test-prepared': { sight: 'card', icon: 'scan', tone: '', build: 850, face: 900, hold: 1000 },
  },
};
