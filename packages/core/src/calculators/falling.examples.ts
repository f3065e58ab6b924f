import type { Example } from './calculator.ts'
import type { fallingCalculator } from './falling.ts'

/** Worked examples of the falling calculator with their sources; separate so that pages do not load them. */
export const FALLING_EXAMPLES: readonly Example<typeof fallingCalculator.fields>[] = [
  {
    id: 'thirty-feet',
    source: 'SRD 5.2.1, Rules Glossary, Falling (page 182): 1d6 for every 10 feet; 81 of 216 rolls of 3d6 reach 12',
    input: {},
    figures: { mean: '21/2', drops: '3/8', lowest: '3', highest: '18', prone: '1', dice: '3d6' },
  },
  {
    id: 'thirty-nine-feet',
    source: 'SRD 5.2.1, Rules Glossary, Falling (page 182): only every whole 10 feet counts',
    input: { feet: 39 },
    figures: { mean: '21/2', highest: '18' },
  },
  {
    id: 'nine-feet',
    source:
      'SRD 5.2.1, Rules Glossary, Falling (page 182): no whole 10 feet, no damage; Prone unless no damage is taken',
    input: { feet: 9 },
    figures: { unhurt: '0', drops: '0', prone: '0' },
  },
  {
    id: 'ten-feet',
    source: 'SRD 5.2.1, Rules Glossary, Falling (page 182): 1d6 Bludgeoning damage; 4 or more on half of the faces',
    input: { feet: 10, 'hit-points': 4 },
    figures: { mean: '7/2', drops: '1/2' },
  },
  {
    id: 'two-hundred-feet',
    source: 'SRD 5.2.1, Rules Glossary, Falling (page 182): at most 20d6',
    input: { feet: 200 },
    figures: { mean: '70', lowest: '20', highest: '120', dice: '20d6' },
  },
  {
    id: 'a-mile-high',
    source: 'SRD 5.2.1, Rules Glossary, Falling (page 182): still 20d6',
    input: { feet: 1500 },
    figures: { mean: '70', highest: '120' },
  },
  {
    id: 'resistance',
    source: 'SRD 5.2.1, Playing the Game, Resistance (page 17): 1 to 6 halve to 0, 1, 1, 2, 2, 3; a 1 leaves none',
    input: { feet: 10, resistance: true },
    figures: { mean: '3/2', prone: '5/6', highest: '3' },
  },
  {
    id: 'into-water',
    source:
      'SRD 5.2.1, Rules Glossary, Falling (page 182): 1d20 + 4 reaches DC 15 on 11 to 20; half of the falls take 3/2, half 7/2',
    input: { feet: 10, liquid: true, check: 4 },
    figures: { halved: '1/2', mean: '5/2', prone: '11/12' },
  },
  {
    id: 'immunity',
    source: 'SRD 5.2.1, Rules Glossary, Falling (page 182): who takes no damage does not land Prone',
    input: { immunity: true },
    figures: { mean: '0', prone: '0' },
  },
  {
    id: 'slowed',
    source: 'SRD 5.2.1, Playing the Game, Order of Application (page 17): 3d6 less 10 first, never below 0',
    input: { adjust: -10 },
    figures: { lowest: '0', highest: '8', prone: '1/2' },
  },
  {
    id: 'in-2014-liquid',
    source: 'SRD 5.1, Adventuring, Falling (page 86): nothing about liquids, so 3d6 stay 10.5',
    input: { ruleset: 'srd-5.1', liquid: true },
    figures: { mean: '21/2', dice: '3d6' },
  },
]
