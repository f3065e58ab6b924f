import type { Example } from './calculator.ts'
import type { contestCalculator } from './contest.ts'

/** Worked examples of the contest calculator with their sources; separate so that pages do not load them. */
export const CONTEST_EXAMPLES: readonly Example<typeof contestCalculator.fields>[] = [
  {
    id: 'equals',
    source: '2012 playtest, How to Play, Contests: of 400 rolls 20 tie, and 190 each go either way',
    input: { modifier: 0, 'opposing-modifier': 0 },
    figures: { win: '19/40', tie: '1/20', loss: '19/40', prevented: '21/40', margin: '0' },
  },
  {
    id: 'better-by-2',
    source: '2012 playtest, How to Play, Contests: +3 against +1: 153 of 400 rolls lose, 18 tie',
    input: {},
    figures: { win: '229/400', tie: '9/200', loss: '153/400', margin: '2' },
  },
  {
    id: 'worse-by-2',
    source: '2012 playtest, How to Play, Contests: the same, seen from the other side',
    input: { modifier: 1, 'opposing-modifier': 3 },
    figures: { win: '153/400', tie: '9/200', loss: '229/400', margin: '-2' },
  },
  {
    id: 'at-least-a-tie',
    source: '2012 playtest, How to Play, Contests: 1 + 19 equals 20: nobody succeeds on one roll of 400',
    input: { modifier: 19, 'opposing-modifier': 0 },
    figures: { win: '399/400', tie: '1/400', loss: '0', prevented: '1' },
  },
  {
    id: 'certain',
    source: '2012 playtest, How to Play, Contests: 1 + 20 is more than 20; a 1 or 20 on the die decides nothing',
    input: { modifier: 20, 'opposing-modifier': 0 },
    figures: { win: '1', tie: '0', loss: '0' },
  },
  {
    id: 'advantage',
    source: '2012 playtest, How to Play, Contests: the higher of two d20s; 5130 of 8000 rolls win, 400 tie',
    input: { modifier: 0, 'opposing-modifier': 0, state: 'advantage' },
    figures: { win: '513/800', tie: '1/20', loss: '247/800' },
  },
  {
    id: 'disadvantage-of-the-opponent',
    source: '2012 playtest, How to Play, Contests: the lower of two d20s of the opponent: the same odds',
    input: { modifier: 0, 'opposing-modifier': 0, 'opposing-state': 'disadvantage' },
    figures: { win: '513/800', tie: '1/20', loss: '247/800' },
  },
  {
    id: 'bonus-dice',
    source: '2012 playtest, How to Play, Contests: 1d4 more: 210, 229, 247 and 264 of 400 rolls win',
    input: { modifier: 0, 'opposing-modifier': 0, 'bonus-dice': '1d4' },
    figures: { win: '19/32', tie: '7/160', loss: '29/80', margin: '5/2' },
  },
  {
    id: '2014-tie',
    source: 'SRD 5.1, Using Ability Scores, Contests (page 77): 20 of 400 rolls tie, and then nothing changes',
    input: { ruleset: 'srd-5.1', modifier: 0, 'opposing-modifier': 0 },
    figures: { win: '19/40', tie: '1/20', prevented: '21/40' },
  },
]
