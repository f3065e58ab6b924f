import type { Example } from './calculator.ts'
import type { saveForHalfCalculator } from './save-for-half.ts'

/** Worked examples of the save-for-half calculator with their sources; separate so that pages do not load them. */
export const SAVE_FOR_HALF_EXAMPLES: readonly Example<typeof saveForHalfCalculator.fields>[] = [
  {
    id: 'twenty-seven',
    source:
      'SRD 5.2.1, Playing the Game, Half Damage (page 16): 27 or, rounded down, 13; 1d20 + 4 fails DC 15 on 1 to 10',
    input: { damage: '27', save: 4 },
    figures: {
      mean: '20',
      failure: '1/2',
      drops: '1/2',
      total: '60',
      failures: '3/2',
      'all-fail': '1/8',
      highest: '27',
    },
  },
  {
    id: 'none-on-a-success',
    source:
      'SRD 5.2.1, Playing the Game, Saving Throws and Damage (page 16): an effect that a success avoids altogether',
    input: { damage: '27', save: 4, 'on-success': 'none', targets: 1 },
    figures: { mean: '27/2', drops: '1/2' },
  },
  {
    id: 'two-d6',
    source: 'counted over 36 rolls of 2d6: 7 on average, 13/4 when each is halved and rounded down; (7 + 13/4) ÷ 2',
    input: { damage: '2d6', save: 4, 'hit-points': 12 },
    figures: { mean: '41/8', drops: '1/72', highest: '12' },
  },
  {
    id: 'half-cover',
    source: 'SRD 5.2.1, Playing the Game, Cover (page 15): + 2 to Dexterity saves; 1d20 + 6 fails DC 15 on 1 to 8',
    input: { damage: '27', save: 4, cover: 'half' },
    figures: { failure: '2/5' },
  },
  {
    id: 'cover-and-wisdom',
    source: 'SRD 5.2.1, Playing the Game, Cover (page 15): no bonus to a save of another ability',
    input: { damage: '27', save: 4, cover: 'half', ability: 'wisdom' },
    figures: { failure: '1/2' },
  },
  {
    id: 'total-cover',
    source: 'SRD 5.2.1, Playing the Game, Cover (page 15): behind Total Cover the effect does not reach',
    input: { cover: 'total' },
    figures: { failure: '0', mean: '0', drops: '0', total: '0' },
  },
  {
    id: 'evasion',
    source: 'SRD 5.2.1, Classes, Monk and Rogue, Evasion: half of 27 on a failure, none on a success',
    input: { damage: '27', save: 4, evasion: true },
    figures: { mean: '13/2', highest: '13' },
  },
  {
    id: 'resistance',
    source:
      'SRD 5.2.1, Playing the Game, Order of Application (page 17): 27 halves to 13 with Resistance, 13 on a save to 6',
    input: { damage: '27', save: 4, resistance: true },
    figures: { mean: '19/2', highest: '13' },
  },
  {
    id: 'disadvantage',
    source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): 100 of 400 pairs have both dice at 11 or higher',
    input: { damage: '27', save: 4, state: 'disadvantage' },
    figures: { failure: '3/4' },
  },
  {
    id: 'out-of-reach',
    source:
      'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): a 20 decides nothing on a save; 20 + 2 misses DC 23',
    input: { dc: 23 },
    figures: { failure: '1', mean: '28', 'all-fail': '1' },
  },
]
