import type { Example } from './calculator.ts'
import type { d20TestCalculator } from './d20-test.ts'

/** Worked examples of the d20-test calculator with their sources; separate so that pages do not load them. */
export const D20_TEST_EXAMPLES: readonly Example<typeof d20TestCalculator.fields>[] = [
  {
    id: 'proficient',
    source: 'SRD 5.2.1, Playing the Game, D20 Tests (page 6): 1d20 + 3 + 2 reaches 15 on 10 to 20',
    input: {},
    figures: { chance: '11/20', needed: '10', added: '5', margin: '1/2', mean: '31/2', lowest: '6', highest: '25' },
  },
  {
    id: 'untrained',
    source: 'SRD 5.2.1, Playing the Game, Proficiency (page 8): without proficiency the bonus is not added',
    input: { proficiency: 'none' },
    figures: { chance: '9/20', needed: '12', added: '3' },
  },
  {
    id: 'expertise',
    source:
      'SRD 5.2.1, Rules Glossary, Expertise (page 182): the bonus of 3 is doubled, 1d20 + 9 reaches 20 on 11 to 20',
    input: { proficiency: 'expertise', 'proficiency-bonus': 3, dc: 20 },
    figures: { chance: '1/2', needed: '11', added: '9' },
  },
  {
    id: 'half',
    source: 'SRD 5.2.1, Playing the Game, The Bonus Doesn’t Stack (page 8): half of 3, rounded down, is 1',
    input: { proficiency: 'half', 'proficiency-bonus': 3 },
    figures: { chance: '1/2', added: '4' },
  },
  {
    id: 'advantage',
    source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): 319 of 400 pairs have a die of 10 or higher',
    input: { state: 'advantage' },
    figures: { chance: '319/400' },
  },
  {
    id: 'disadvantage',
    source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): 121 of 400 pairs have no die below 10',
    input: { test: 'saving-throw', state: 'disadvantage' },
    figures: { chance: '121/400' },
  },
  {
    id: 'natural-20-is-not-enough',
    source:
      'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): only an attack roll hits on a 20 whatever the total is; 20 + 5 misses DC 26',
    input: { dc: 26 },
    figures: { chance: '0', highest: '25' },
  },
  {
    id: 'natural-1-is-no-failure',
    source:
      'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): only an attack roll misses on a 1 whatever the total is; 1 + 5 meets DC 6',
    input: { test: 'saving-throw', dc: 6 },
    figures: { chance: '1', needed: '1' },
  },
  {
    id: 'bonus-die',
    source:
      'SRD 5.2.1, Playing the Game, D20 Tests (page 6): with 1 to 4 on the d4, 12, 13, 14 and 15 faces of the d20 reach 15 (54 of 80)',
    input: { 'bonus-dice': '1d4' },
    figures: { chance: '27/40', mean: '18' },
  },
  {
    id: 'reliable',
    source: 'counted by hand: where 9 or lower counts as a 10, the lowest total is 10 + 5, which meets DC 15',
    input: { minimum: 10 },
    figures: { chance: '1', lowest: '15' },
  },
  {
    id: 'luck',
    source:
      'SRD 5.2.1, Character Origins, Halfling, Luck (page 86): 11 of 20 numbers succeed, and 11 of 20 again after a 1',
    input: { luck: true },
    figures: { chance: '231/400' },
  },
  {
    id: 'playtest-training',
    source: '2012 playtest, How to Play, Making a Check: 1d20 + 3 and a skill worth 3 reach 15 on 9 to 20',
    input: { ruleset: 'next-2012', training: 3 },
    figures: { chance: '3/5', needed: '9', added: '6' },
  },
  {
    id: 'playtest-save',
    source: '2012 playtest, How to Play, Saving Throws: no training is added, 1d20 + 3 reaches 15 on 12 to 20',
    input: { ruleset: 'next-2012', test: 'saving-throw', training: 3 },
    figures: { chance: '9/20', needed: '12', added: '3' },
  },
]
