import { describe, expect, it } from 'vitest';
import { against, fitChairs, repicked, seatsOf, topics, type Choices } from './choices';

const CHOICES: Choices = {
  boards: ['nemesis-basic', 'nemesis-alternative'],
  species: ['intruders', 'carnomorphs', 'void-seeders'],
  modes: [
    { id: 'standard', minSeats: 2, maxSeats: 5, species: [], boards: [] },
    { id: 'solo', minSeats: 1, maxSeats: 1, species: [], boards: [] },
    { id: 'coop', minSeats: 2, maxSeats: 5, species: [], boards: [] },
  ],
  options: [
    {
      id: 'medic',
      modes: ['standard', 'solo', 'coop'],
      species: ['intruders', 'carnomorphs'],
      byDefault: false,
    },
    { id: 'revive', modes: ['coop'], species: ['intruders', 'carnomorphs', 'void-seeders'], byDefault: true },
    { id: 'intruder-player', modes: ['standard'], species: ['intruders'], byDefault: false },
  ],
};
const STANDARD = { board: 'nemesis-basic', species: 'intruders', mode: 'standard', options: ['medic'] };
const option = (id: string) => CHOICES.options.find((o) => o.id === id)!;

describe('what goes together', () => {
  it('says which mode or species an option needs', () => {
    expect(against(option('revive'), STANDARD)).toEqual({ what: 'mode', needs: ['coop'] });
    expect(against(option('intruder-player'), { ...STANDARD, species: 'carnomorphs' })).toEqual({
      what: 'species',
      needs: ['intruders'],
    });
    expect(against(option('intruder-player'), STANDARD)).toBeNull();
  });

  it('drops options that no longer fit and adds those that come by default', () => {
    const played = { ...STANDARD, options: ['medic', 'intruder-player'] };
    expect(repicked(CHOICES, played, { mode: 'coop' }).options).toEqual(['medic', 'revive']);
    expect(repicked(CHOICES, played, { species: 'void-seeders' }).options).toEqual([]);
  });

  it('leaves an option off that was switched off', () => {
    const coop = { ...STANDARD, mode: 'coop', options: ['medic'] };
    expect(repicked(CHOICES, coop, { board: 'nemesis-alternative' }).options).toEqual(['medic']);
  });

  it('fits the chairs to the mode', () => {
    const { least, most } = seatsOf(CHOICES, 'solo');
    expect(fitChairs(['me', 'open', 'normal'], least, most, 'normal')).toEqual(['me']);
    expect(fitChairs(['me'], 2, 5, 'normal')).toEqual(['me', 'normal']);
    expect(fitChairs(['me', 'open'], 2, 5, 'normal')).toEqual(['me', 'open']);
  });

  it('explains the mode, its options, the ship and the species', () => {
    expect(topics({ ...STANDARD, options: ['medic', 'intruder-player'] })).toEqual([
      'standard',
      'intruder-player',
      'nemesis-basic',
      'intruders',
    ]);
  });
});
