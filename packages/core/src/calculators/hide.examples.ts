import type { Example } from './calculator.ts'
import type { hideCalculator } from './hide.ts'

/** Worked examples of the hide calculator with their sources; separate so that pages do not load them. */
export const HIDE_EXAMPLES: readonly Example<typeof hideCalculator.fields>[] = [
  {
    id: 'behind-a-wall',
    source: 'SRD 5.2.1, Rules Glossary, Hide (page 183): 10 or higher meets DC 15; of 220 rolls after that 36 find',
    input: {},
    figures: { hidden: '11/20', unfound: '23/50', found: '9/55', 'found-by-one': '9/55' },
  },
  {
    id: 'two-search',
    source: 'SRD 5.2.1, Rules Glossary, Hide (page 183): each searches against the same total; 3164 of 8000 rolls',
    input: { observers: 2 },
    figures: { unfound: '791/2000', found: '309/1100', 'found-by-one': '9/55' },
  },
  {
    id: 'half-cover',
    source: 'SRD 5.2.1, Rules Glossary, Hide (page 183): Half Cover is not enough',
    input: { place: 'half' },
    figures: { hidden: '0' },
  },
  {
    id: 'in-sight',
    source: 'SRD 5.2.1, Rules Glossary, Hide (page 183): out of any enemy’s line of sight',
    input: { place: 'heavily-obscured', 'in-sight': true },
    figures: { hidden: '0' },
  },
  {
    id: 'passive',
    source: 'SRD 5.2.1, Rules Glossary, Passive Perception (page 186): 10 + 7 finds 15, 16 and 17, of 11 totals',
    input: { perception: 7, senses: 'passive' },
    figures: { hidden: '11/20', unfound: '2/5', found: '3/11' },
  },
  {
    id: 'passive-too-low',
    source: 'SRD 5.2.1, Rules Glossary, Passive Perception (page 186): 10 + 2 finds no total from 15 on',
    input: { senses: 'passive', observers: 20 },
    figures: { unfound: '11/20', found: '0' },
  },
  {
    id: 'passive-with-advantage',
    source: 'SRD 5.2.1, Rules Glossary, Passive Perception (page 186): 10 + 2 + 5',
    input: { senses: 'passive', 'perception-state': 'advantage' },
    figures: { found: '3/11' },
  },
  {
    id: 'disadvantage',
    source: 'SRD 5.2.1, Rules Glossary, Hide (page 183): both dice have to show 10 or higher: (11 ÷ 20)²',
    input: { state: 'disadvantage' },
    figures: { hidden: '121/400' },
  },
  {
    id: 'cannot-miss',
    source: 'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): a 1 fails no check; 1 + 14 meets 15',
    input: { stealth: 14 },
    figures: { hidden: '1' },
  },
  {
    id: 'out-of-reach',
    source: 'SRD 5.2.1, Rules Glossary, Hide (page 183): 20 − 6 is less than 15',
    input: { stealth: -6 },
    figures: { hidden: '0' },
  },
  {
    id: 'playtest',
    source: '2012 playtest, Exploration, Stealth: a tie keeps hidden from the unaware; 264 of 400 rolls',
    input: { ruleset: 'next-2012', place: 'half' },
    figures: { hidden: '33/50', 'from-one': '33/50' },
  },
  {
    id: 'playtest-aware',
    source: '2012 playtest, Exploration, Stealth: a creature that is aware of you wins ties; 247 of 400 rolls',
    input: { ruleset: 'next-2012', aware: true },
    figures: { hidden: '247/400' },
  },
  {
    id: 'playtest-two-observers',
    source: '2012 playtest, Exploration, Stealth: one total against each observer; 4056 of 8000 rolls',
    input: { ruleset: 'next-2012', observers: 2 },
    figures: { hidden: '507/1000', 'from-one': '33/50' },
  },
  {
    id: 'playtest-unseen',
    source: '2012 playtest, Exploration, Stealth: who cannot possibly be seen need only be silent',
    input: { ruleset: 'next-2012', place: 'none' },
    figures: { hidden: '33/50' },
  },
]
