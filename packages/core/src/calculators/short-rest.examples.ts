import type { Example } from './calculator.ts'
import type { shortRestCalculator } from './short-rest.ts'

/** Worked examples of the short-rest calculator with their sources; separate so that pages do not load them. */
export const SHORT_REST_EXAMPLES: readonly Example<typeof shortRestCalculator.fields>[] = [
  {
    id: 'one-die',
    source: 'SRD 5.2.1, Rules Glossary, Short Rest (page 187): 1d8 + 2',
    input: { count: 1 },
    figures: { mean: '13/2', lowest: '3', highest: '10', full: '0' },
  },
  {
    id: 'three-dice',
    source: 'SRD 5.2.1, Rules Glossary, Short Rest (page 187): three times 1d8 + 2, with room for all of it',
    input: { 'hit-point-maximum': 60 },
    figures: { mean: '39/2', each: '13/2', lowest: '9', highest: '30' },
  },
  {
    id: 'minimum-of-1',
    source: 'SRD 5.2.1, Rules Glossary, Short Rest (page 187): 1d6 − 3, at least 1: 1, 1, 1, 1, 2, 3',
    input: { die: 'd6', count: 1, constitution: -3 },
    figures: { mean: '3/2', lowest: '1', highest: '3' },
  },
  {
    id: 'no-more-than-the-maximum',
    source: 'SRD 5.2.1, Playing the Game, Healing (page 17): 4 are missing: 1, 2, 3, and 4 on five faces; 26 ÷ 8',
    input: { count: 1, constitution: 0, 'hit-points': 24 },
    figures: { mean: '13/4', full: '5/8', highest: '4' },
  },
  {
    id: 'unhurt',
    source: 'SRD 5.2.1, Playing the Game, Healing (page 17): nothing is missing',
    input: { 'hit-points': 28 },
    figures: { mean: '0', full: '1', highest: '0' },
  },
  {
    id: 'at-0-hit-points',
    source: 'SRD 5.2.1, Rules Glossary, Short Rest (page 187): it takes at least 1 Hit Point to start',
    input: { 'hit-points': 0 },
    figures: { mean: '0', full: '0' },
  },
  {
    id: 'no-dice',
    source: 'SRD 5.2.1, Rules Glossary, Short Rest (page 187): without Hit Point Dice nothing is regained',
    input: { count: 0 },
    figures: { mean: '0' },
  },
  {
    id: 'playtest-no-kit',
    source: '2012 playtest, Short Rest: Hit Dice are spent with a healer’s kit or a feature',
    input: { ruleset: 'next-2012', kit: false },
    figures: { mean: '0' },
  },
  {
    id: 'playtest-kit',
    source: '2012 playtest, Short Rest: 1d8 + 2 with a healer’s kit, from 0 Hit Points too',
    input: { ruleset: 'next-2012', count: 1, 'hit-points': 0 },
    figures: { mean: '13/2' },
  },
  {
    id: 'playtest-no-minimum',
    source: '2012 playtest, Short Rest: no least is named: 1d6 − 3 is 0, 0, 0, 1, 2, 3',
    input: { ruleset: 'next-2012', die: 'd6', count: 1, constitution: -3 },
    figures: { mean: '1', lowest: '0' },
  },
  {
    id: 'in-2014-no-least-of-a-die',
    source: 'SRD 5.1, Adventuring, Short Rest (page 87): only a 6 on 1d6 - 5 restores anything',
    input: { ruleset: 'srd-5.1', die: 'd6', constitution: -5, count: 1 },
    figures: { mean: '1/6' },
  },
]
