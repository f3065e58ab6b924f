import type { burningCalculator } from './burning.ts'
import type { Example } from './calculator.ts'

/** Worked examples of the burning calculator with their sources; separate so that pages do not load them. */
export const BURNING_EXAMPLES: readonly Example<typeof burningCalculator.fields>[] = [
  {
    id: 'three-turns',
    source:
      'SRD 5.2.1, Rules Glossary, Burning (page 178): 1d4 at the start of each turn; 20 of 64 rolls of 3d4 reach 9',
    input: {},
    figures: { mean: '15/2', drops: '5/16', lowest: '3', highest: '12' },
  },
  {
    id: 'one-turn',
    source: 'SRD 5.2.1, Rules Glossary, Burning (page 178): 1d4 Fire damage; 4 on one face of four',
    input: { turns: 1, 'hit-points': 4 },
    figures: { mean: '5/2', drops: '1/4', 'each-turn': '5/2' },
  },
  {
    id: 'ten-turns',
    source: 'SRD 5.2.1, Rules Glossary, Burning (page 178): 10 turns of 1d4',
    input: { turns: 10 },
    figures: { mean: '25', drops: '1', lowest: '10', highest: '40' },
  },
  {
    id: 'resistance',
    source: 'SRD 5.2.1, Playing the Game, Resistance (page 17): 1 to 4 halve to 0, 1, 1, 2, turn by turn',
    input: { resistance: true },
    figures: { mean: '3', 'each-turn': '1', lowest: '0', highest: '6', drops: '0' },
  },
  {
    id: 'vulnerability',
    source: 'SRD 5.2.1, Playing the Game, Vulnerability (page 17): 1 to 4 double to 2, 4, 6, 8',
    input: { turns: 1, vulnerability: true, 'hit-points': 8 },
    figures: { mean: '5', drops: '1/4', lowest: '2', highest: '8' },
  },
  {
    id: 'immunity',
    source: 'SRD 5.2.1, Playing the Game, Immunity (page 17): no damage of that type',
    input: { immunity: true },
    figures: { mean: '0', drops: '0', highest: '0' },
  },
  {
    id: 'order-of-application',
    source: 'SRD 5.2.1, Playing the Game, Order of Application (page 17): less 1, then halved: 0, 0, 1, 1',
    input: { turns: 1, adjust: -1, resistance: true, 'hit-points': 1 },
    figures: { mean: '1/2', drops: '1/2' },
  },
  {
    id: 'resistance-and-vulnerability',
    source: 'SRD 5.2.1, Playing the Game, Order of Application (page 17): halved 0, 1, 1, 2, then doubled 0, 2, 2, 4',
    input: { turns: 1, resistance: true, vulnerability: true, 'hit-points': 2 },
    figures: { mean: '2', drops: '3/4', highest: '4' },
  },
]
