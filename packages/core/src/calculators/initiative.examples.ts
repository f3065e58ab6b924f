import type { Example } from './calculator.ts'
import type { initiativeCalculator } from './initiative.ts'

/** Worked examples of the initiative calculator with their sources; separate so that pages do not load them. */
export const INITIATIVE_EXAMPLES: readonly Example<typeof initiativeCalculator.fields>[] = [
  {
    id: 'even',
    source: 'SRD 5.2.1, Playing the Game, Initiative (page 13): of 400 rolls, 20 tie and 190 each go either way',
    input: { bonus: 2, 'foe-bonus': 2 },
    figures: { first: '19/40', tied: '1/20', behind: '19/40', margin: '0' },
  },
  {
    id: 'better-by-1',
    source: 'SRD 5.2.1, Playing the Game, Initiative (page 13): 1 better: 210 of 400 rolls ahead, 19 tied',
    input: {},
    figures: { first: '21/40', tied: '19/400', behind: '171/400', margin: '1' },
  },
  {
    id: 'out-of-reach',
    source:
      'SRD 5.2.1, Playing the Game, Initiative (page 13): 20 better than the opponent: its 20 is less than 1 + 20',
    input: { bonus: 20, 'foe-bonus': 0 },
    figures: { first: '1', tied: '0' },
  },
  {
    id: 'group-rolls-once',
    source: 'SRD 5.2.1, Playing the Game, Initiative (page 13): identical creatures share a roll, so that many are one',
    input: { bonus: 1, 'foe-bonus': 1, 'foe-rolls': 1 },
    figures: { first: '19/40' },
  },
  {
    id: 'two-rolls',
    source: 'SRD 5.2.1, Playing the Game, Initiative (page 13): 2470 of 8000: the sum of (n − 1)² for n = 1 to 20',
    input: { bonus: 1, 'foe-bonus': 1, 'foe-rolls': 2 },
    figures: { first: '247/800', tied: '1/20' },
  },
  {
    id: 'surprised-opponent',
    source: 'SRD 5.2.1, Playing the Game, Initiative: Surprise (page 13): Disadvantage; the lower of two: 5130 of 8000',
    input: { bonus: 0, 'foe-bonus': 0, foes: ['surprise'] },
    figures: { first: '513/800', tied: '1/20' },
  },
  {
    id: 'surprised-but-invisible',
    source:
      'SRD 5.2.1, Rules Glossary, Invisible (page 184), and Playing the Game, They Don’t Stack (page 8): a plain roll',
    input: { bonus: 0, 'foe-bonus': 0, self: ['surprise', 'invisible'] },
    figures: { first: '19/40', tied: '1/20' },
  },
  {
    id: 'initiative-scores',
    source: 'SRD 5.2.1, Rules Glossary, Initiative (page 184): 10 + 1; with +2, 10 to 20 beat 11, and a 9 ties',
    input: { scores: true },
    figures: { first: '11/20', tied: '1/20' },
  },
  {
    id: 'score-of-the-surprised',
    source: 'SRD 5.2.1, Rules Glossary, Initiative (page 184): 10 + 1 − 5; with +2, 5 to 20 beat 6',
    input: { scores: true, foes: ['surprise'] },
    figures: { first: '4/5', tied: '1/20' },
  },
  {
    id: 'playtest-dexterity',
    source: '2012 playtest, Initiative: of those who tie, the higher Dexterity goes first; 190 + 20 of 400',
    input: { ruleset: 'next-2012', bonus: 1, dexterity: 13, 'foe-bonus': 1, 'foe-dexterity': 12 },
    figures: { first: '21/40', behind: '19/40' },
  },
  {
    id: 'playtest-roll-off',
    source: '2012 playtest, Initiative: the same Dexterity too: a roll-off, 190 + half of 20 of 400',
    input: { ruleset: 'next-2012', bonus: 1, dexterity: 12, 'foe-bonus': 1, 'foe-dexterity': 12 },
    figures: { first: '1/2', behind: '1/2' },
  },
  {
    id: 'playtest-surprise',
    source: '2012 playtest, Surprise: the surprised roll as others do, and act only after their first turn',
    input: { ruleset: 'next-2012', self: ['surprise'], bonus: 1, dexterity: 12 },
    figures: { acts: '0', first: '1/2' },
  },
  {
    id: 'playtest-ambush',
    source: '2012 playtest, Surprise: a creature that is not surprised acts before all surprised creatures',
    input: { ruleset: 'next-2012', foes: ['surprise'] },
    figures: { acts: '1' },
  },
  {
    id: 'in-2014-surprised',
    source: 'SRD 5.1, Combat, Surprise (page 90): surprise does not change the roll; 1d20 + 2 against 1d20 + 1',
    input: { ruleset: 'srd-5.1', self: ['surprise'] },
    figures: { first: '21/40' },
  },
]
