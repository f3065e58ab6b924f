import type { Example } from './calculator.ts'
import type { diceCalculator } from './dice.ts'

/** Worked examples of the dice calculator with their sources; separate so that pages do not load them. */
export const DICE_EXAMPLES: readonly Example<typeof diceCalculator.fields>[] = [
  {
    id: 'ability-score',
    source:
      'SRD 5.2.1, Character Creation, Generate Your Scores (page 21): four d6, the highest three; 12.24 by counting all 1,296 rolls',
    input: { expr: '4d6kh3', 'at-least': 15 },
    figures: { mean: '15869/1296', minimum: '3', maximum: '18', chance: '25/108' },
  },
  {
    id: 'medium-task',
    source: 'SRD 5.2.1, Playing the Game, D20 Tests (page 6): +5 meets DC 15 on a 10 to 20, eleven faces of twenty',
    input: { expr: '1d20+5', 'at-least': 15 },
    figures: { chance: '11/20', mean: '31/2', minimum: '6', maximum: '25' },
  },
  {
    id: 'advantage',
    source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): both dice below 10 fail, 81 of 400 pairs',
    input: { expr: '2d20kh1+5', 'at-least': 15 },
    figures: { chance: '319/400' },
  },
  {
    id: 'disadvantage',
    source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): both dice 10 or higher, 121 of 400 pairs',
    input: { expr: '2d20kl1+5', 'at-least': 15 },
    figures: { chance: '121/400' },
  },
  {
    id: 'fireball',
    source: 'SRD 5.2.1, Spells, Fireball: 8d6, mean 8 × 3.5, variance 8 × 35/12',
    input: { expr: '8d6', 'at-least': 48 },
    figures: { mean: '28', variance: '70/3', minimum: '8', maximum: '48', chance: '1/1679616' },
  },
  {
    id: 'difference',
    source: 'counted by hand: of 16 pairs of d4 the first is higher in 6',
    input: { expr: '1d4-1d4', 'at-least': 1 },
    figures: { chance: '3/8', mean: '0', minimum: '-3', maximum: '3' },
  },
  {
    id: 'both-ends-dropped',
    source: 'counted by symmetry: the middle of five dice has the mean of one die',
    input: { expr: '5d20dl2dh2', 'at-least': 11 },
    figures: { mean: '21/2', chance: '1/2', minimum: '1', maximum: '20' },
  },
  {
    id: 'certain',
    source: 'no dice: 7 is at least 7',
    input: { expr: '7', 'at-least': 7 },
    figures: { chance: '1', mean: '7', variance: '0' },
  },
]
