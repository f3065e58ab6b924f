import type { Example } from './calculator.ts'
import type { longRestCalculator } from './long-rest.ts'

/** Worked examples of the long-rest calculator with their sources; separate so that pages do not load them. */
export const LONG_REST_EXAMPLES: readonly Example<typeof longRestCalculator.fields>[] = [
  {
    id: 'a-night',
    source: 'SRD 5.2.1, Rules Glossary, Long Rest (page 185): all Hit Points and all Hit Point Dice, after 8 hours',
    input: {},
    figures: { after: '28', 'dice-after': '4', 'exhaustion-after': '0', hours: '8' },
  },
  {
    id: 'at-0-hit-points',
    source: 'SRD 5.2.1, Rules Glossary, Long Rest (page 185): it takes at least 1 Hit Point to start',
    input: { 'hit-points': 0 },
    figures: { cannot: '0' },
  },
  {
    id: 'too-soon',
    source: 'SRD 5.2.1, Rules Glossary, Long Rest (page 185): 16 hours after the last one; 15 are not enough',
    input: { since: 15 },
    figures: { cannot: '7' },
  },
  {
    id: 'exhausted',
    source: 'SRD 5.2.1, Rules Glossary, Long Rest (page 185): the Exhaustion level decreases by 1',
    input: { exhaustion: 3 },
    figures: { 'exhaustion-after': '2' },
  },
  {
    id: 'interrupted',
    source: 'SRD 5.2.1, Rules Glossary, Long Rest: Interrupting the Rest (page 185): 8 + 1 hours, 3 of them rested',
    input: { interruption: 'initiative' },
    figures: { hours: '9', 'hours-left': '6', after: '28' },
  },
  {
    id: 'interrupted-twice',
    source: 'SRD 5.2.1, Rules Glossary, Long Rest: Interrupting the Rest (page 185): 1 hour more for each of them',
    input: { interruption: 'damage', times: 2 },
    figures: { hours: '10', 'hours-left': '7' },
  },
  {
    id: 'cantrip',
    source: 'SRD 5.2.1, Rules Glossary, Long Rest: Interrupting the Rest (page 185): a spell other than a cantrip',
    input: { interruption: 'cantrip' },
    figures: { hours: '8' },
  },
  {
    id: 'reduced-maximum',
    source: 'SRD 5.2.1, Rules Glossary, Long Rest (page 185): a reduced Hit Point maximum returns to normal',
    input: { reduced: 8 },
    figures: { after: '28' },
  },
  {
    id: 'playtest',
    source: '2012 playtest, Long Rest: all Hit Points and Hit Dice, after 8 hours',
    input: { ruleset: 'next-2012' },
    figures: { after: '28', 'dice-after': '4', hours: '8' },
  },
  {
    id: 'playtest-once-a-day',
    source: '2012 playtest, Long Rest: one in 24 hours; 8 of rest and 15 since are 23',
    input: { ruleset: 'next-2012', since: 15 },
    figures: { cannot: '7' },
  },
  {
    id: 'playtest-starts-over',
    source: '2012 playtest, Long Rest: a creature that casts a spell, even a cantrip, must start over',
    input: { ruleset: 'next-2012', interruption: 'cantrip', rested: 7 },
    figures: { hours: '8', 'hours-left': '8' },
  },
  {
    id: 'playtest-slower-hit-points',
    source: '2012 playtest, Variants, Slower Recovery: no Hit Points, but all Hit Dice; 7 and twice 1d8 + 2',
    input: { ruleset: 'next-2012', variant: 'slower-hit-points' },
    figures: { mean: '20', least: '13', highest: '27', 'dice-after': '2', full: '0' },
  },
  {
    id: 'playtest-slower-hit-dice',
    source: '2012 playtest, Variants, Slower Recovery: all Hit Points, and 1 + 2 Hit Dice',
    input: { ruleset: 'next-2012', variant: 'slower-hit-dice', 'dice-left': 0 },
    figures: { after: '28', 'dice-after': '3' },
  },
  {
    id: 'playtest-slower-all-around',
    source:
      '2012 playtest, Variants, Slower Recovery: 1 − 1 Hit Dice; the one that is left gives 0 to 7, 7/2 on average',
    input: { ruleset: 'next-2012', variant: 'slower-all-around', constitution: -1 },
    figures: { mean: '21/2', 'dice-after': '0', least: '7' },
  },
  {
    id: 'in-2014-half-of-the-dice',
    source: 'SRD 5.1, Adventuring, Long Rest (page 87): 4 dice, half of them back: 1 becomes 3',
    input: { ruleset: 'srd-5.1' },
    figures: { after: '28', 'dice-after': '3', hours: '8' },
  },
  {
    id: 'in-2014-a-fight-within-the-hour',
    source: 'SRD 5.1, Adventuring, Long Rest (page 87): only 1 hour of strenuous activity interrupts it',
    input: { ruleset: 'srd-5.1', interruption: 'damage' },
    figures: { after: '28', hours: '8' },
  },
]
