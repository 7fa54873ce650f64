import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { CrewView, GameInfo } from '../../lib/wire';
import type { Desk } from '../../table/desk.svelte';
import Alert from './Alert.svelte';
import EnergyBadge from './EnergyBadge.svelte';
import LaikaBadge from './LaikaBadge.svelte';
import TraitBadge from './TraitBadge.svelte';

const GAME = {
  addOns: {
    alerts: { 'alert-stage': 0, 'alert-count': 1, 'alert-needed': 2 },
    shuttle: { 'shuttle-time': 2 },
    'bounty-hunter': { laika: 2, 'laika-removed': 0 },
  },
  counters: { 'ceo.energy': [0, 4] },
  piles: { 'alert-open': { count: 1, cards: [{ back: 'alert', id: 'alert-09' }] } },
  ship: { rooms: [{ number: '001' }, { number: '013' }] },
} as unknown as GameInfo;

const deskOf = (game: GameInfo) => ({ game }) as unknown as Desk;
const member = (seat: number, character: string) =>
  ({ seat, character, status: 'aboard', trait: `trait-${character}` }) as unknown as CrewView;

afterEach(cleanup);

describe('the alert', () => {
  it('shows how many rounds are left', () => {
    const { container } = render(Alert, { desk: deskOf(GAME) });
    expect(container.querySelector('.left .now')?.textContent).toBe('3');
    expect(container.querySelectorAll('.left .past')).toHaveLength(2);
    expect(container.querySelector('header')?.dataset['inspect']).toBe('entry:alert-card.alert-09');
  });

  it('is not there while none is open', () => {
    const none = { ...GAME, piles: { 'alert-open': { count: 0, cards: [] } } };
    expect(render(Alert, { desk: deskOf(none) }).container.querySelector('aside')).toBeNull();
  });
});

describe('the badges of characters', () => {
  it('show the energy of the CEO and of nobody else', () => {
    const shown = (who: CrewView) =>
      render(EnergyBadge, { desk: deskOf(GAME), member: who }).container.querySelector('span')?.textContent;
    expect(shown(member(1, 'ceo'))).toBe('4');
    expect(shown(member(0, 'bounty-hunter'))).toBeUndefined();
  });

  it('show where Laika is, until she is gone', () => {
    const shown = (game: GameInfo) =>
      render(LaikaBadge, { desk: deskOf(game), member: member(0, 'bounty-hunter') }).container.querySelector(
        'span',
      )?.textContent;
    expect(shown(GAME)).toBe('013');
    expect(shown({ ...GAME, addOns: { 'bounty-hunter': { laika: 0, 'laika-removed': 0 } } })).toBe('');
    expect(shown({ ...GAME, addOns: { 'bounty-hunter': { laika: 0, 'laika-removed': 1 } } })).toBeUndefined();
  });

  it('lead to the text of the trait', () => {
    const { container } = render(TraitBadge, { desk: deskOf(GAME), member: member(1, 'ceo') });
    expect(container.querySelector('span')?.dataset['inspect']).toBe('entry:trait.trait-ceo');
  });
});
