import type { attack } from './attack.ts'
import type { Example } from './calculator.ts'

/** Worked examples of the attack calculator, each with its source; apart, so that no page need carry them. */
export const ATTACK_EXAMPLES: readonly Example<typeof attack.fields>[] = [
  {
    id: 'longsword',
    source:
      'SRD 5.2.1, Playing the Game, Attack Rolls (page 7): +5 hits AC 15 on 10 to 20; damage (10 × 7.5 + 1 × 12) / 20',
    input: {},
    figures: { hit: '11/20', critical: '1/20', mean: '87/20', needed: '10', maximum: '19' },
  },
  {
    id: 'advantage',
    source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): 319 of 400 pairs have a die of 10 or higher, 39 a 20',
    input: { state: 'advantage' },
    figures: { hit: '319/400', critical: '39/400', mean: '321/50' },
  },
  {
    id: 'disadvantage',
    source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): 121 of 400 pairs have no die below 10, 1 two 20s',
    input: { state: 'disadvantage' },
    figures: { hit: '121/400', critical: '1/400', mean: '57/25' },
  },
  {
    id: 'half-cover',
    source: 'SRD 5.2.1, Playing the Game, Cover (page 15): AC 15 counts as 17',
    input: { cover: 'half' },
    figures: { hit: '9/20', needed: '12' },
  },
  {
    id: 'three-quarters-cover',
    source: 'SRD 5.2.1, Playing the Game, Cover (page 15): AC 15 counts as 20',
    input: { cover: 'three-quarters' },
    figures: { hit: '3/10', needed: '15' },
  },
  {
    id: 'total-cover',
    source: 'SRD 5.2.1, Playing the Game, Cover (page 15): no direct target',
    input: { cover: 'total' },
    figures: { 'no-target': '0', critical: '0', mean: '0', maximum: '0' },
  },
  {
    id: 'natural-20',
    source:
      'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): only a 20 hits AC 40, as a Critical Hit; (2 × 4.5 + 3) / 20',
    input: { bonus: 0, ac: 40 },
    figures: { hit: '1/20', critical: '1/20', mean: '3/5', needed: '20' },
  },
  {
    id: 'natural-1',
    source: 'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): a 1 misses even AC 1',
    input: { bonus: 30, ac: 1 },
    figures: { hit: '19/20', needed: '2' },
  },
  {
    id: 'order-of-application',
    source:
      'SRD 5.2.1, Playing the Game, Order of Application (page 17): 28 − 5 = 23, halved 11, doubled 22; 19 of 20 rolls hit',
    input: { bonus: 30, ac: 1, damage: '28', adjust: -5, resistance: true, vulnerability: true },
    figures: { mean: '209/10', maximum: '22' },
  },
  {
    id: 'dagger',
    source:
      'SRD 5.2.1, Playing the Game, Critical Hits (page 16): a dagger rolls 2d4 instead of 1d4; (10 × 2.5 + 5) / 20',
    input: { damage: '1d4' },
    figures: { mean: '3/2', maximum: '8' },
  },
  {
    id: 'immunity',
    source: 'SRD 5.2.1, Playing the Game, Immunity (page 17): no damage of that type',
    input: { immunity: true, vulnerability: true },
    figures: { hit: '11/20', mean: '0', maximum: '0' },
  },
]
