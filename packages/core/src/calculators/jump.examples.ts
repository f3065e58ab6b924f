import type { Example } from './calculator.ts'
import type { jumpCalculator } from './jump.ts'

/** Worked examples of the jump calculator with their sources; separate so that pages do not load them. */
export const JUMP_EXAMPLES: readonly Example<typeof jumpCalculator.fields>[] = [
  {
    id: 'running',
    source:
      'SRD 5.2.1, Rules Glossary, Long Jump (page 184) and High Jump (page 183): 15 feet far, 3 + 2 feet high; hands at 5 feet and 1½ times 70 inches',
    input: {},
    figures: { long: '15', high: '5', reach: '13.75', movement: '25', obstacle: '3' },
  },
  {
    id: 'standing',
    source: 'SRD 5.2.1, Rules Glossary, Long Jump (page 184) and High Jump (page 183): half of 15 is 7, half of 5 is 2',
    input: { 'run-up': false },
    figures: { long: '7', high: '2', movement: '7', obstacle: '1' },
  },
  {
    id: 'weak',
    source: 'SRD 5.2.1, Rules Glossary, High Jump (page 183): 3 − 5 is below the minimum of 0 feet',
    input: { strength: 1 },
    figures: { long: '1', high: '0' },
  },
  {
    id: 'weak-standing',
    source: 'SRD 5.2.1, Rules Glossary, Long Jump (page 184): half of 1, rounded down, is 0',
    input: { strength: 1, 'run-up': false },
    figures: { long: '0', high: '0', obstacle: '0' },
  },
  {
    id: 'strongest',
    source:
      'SRD 5.2.1, Rules Glossary, Long Jump (page 184) and High Jump (page 183): 30 feet far, 3 + 10 feet high; a quarter of 30 is 7, rounded down',
    input: { strength: 30 },
    figures: { long: '30', high: '13', obstacle: '7' },
  },
  {
    id: 'reach',
    source: 'SRD 5.2.1, Rules Glossary, High Jump (page 183): 3 + 3 feet, and 1½ times 6 feet',
    input: { strength: 16, height: 72 },
    figures: { high: '6', reach: '15' },
  },
  {
    id: 'odd-strength',
    source: 'SRD 5.2.1, Rules Glossary, Long Jump (page 184): half of 13 is 6, rounded down',
    input: { strength: 13, 'run-up': false },
    figures: { long: '6', high: '2' },
  },
  {
    id: 'playtest-running',
    source: '2012 playtest, Modes of Movement: with 10 feet walked, Strength in feet far, 3 + the modifier high',
    input: { ruleset: 'next-2012' },
    figures: { long: '15', high: '5' },
  },
  {
    id: 'playtest-standing',
    source: '2012 playtest, Modes of Movement: otherwise half as far, and as high as the modifier of 4',
    input: { ruleset: 'next-2012', strength: 18, 'run-up': false },
    figures: { long: '9', high: '4' },
  },
  {
    id: 'playtest-minimum',
    source: '2012 playtest, Modes of Movement: otherwise as high as the Strength modifier, minimum 1',
    input: { ruleset: 'next-2012', strength: 8, 'run-up': false },
    figures: { long: '4', high: '1' },
  },
]
