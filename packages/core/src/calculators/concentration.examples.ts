import type { Example } from './calculator.ts'
import type { concentrationCalculator } from './concentration.ts'

/** Worked examples of the concentration calculator with their sources; separate so that pages do not load them. */
export const CONCENTRATION_EXAMPLES: readonly Example<typeof concentrationCalculator.fields>[] = [
  {
    id: 'half-of-22',
    source: 'SRD 5.2.1, Rules Glossary, Concentration (page 179): half of 22 is 11, and 1d20 + 4 reaches it on 7 to 20',
    input: {},
    figures: { chance: '7/10', dc: '11', needed: '7' },
  },
  {
    id: 'least-dc',
    source: 'SRD 5.2.1, Rules Glossary, Concentration (page 179): half of 7 is below 10, so the DC is 10',
    input: { damage: '7' },
    figures: { chance: '3/4', dc: '10', needed: '6' },
  },
  {
    id: 'rounded-down',
    source: 'SRD 5.2.1, Rules Glossary, Concentration (page 179): half of 25, rounded down, is 12',
    input: { damage: '25' },
    figures: { chance: '13/20', dc: '12' },
  },
  {
    id: 'half-of-21',
    source: 'SRD 5.2.1, Rules Glossary, Concentration (page 179): half of 21, rounded down, is still 10',
    input: { damage: '21' },
    figures: { dc: '10' },
  },
  {
    id: 'greatest-dc',
    source: 'SRD 5.2.1, Rules Glossary, Concentration (page 179): at most DC 30; 20 + 10 reaches it on a 20',
    input: { damage: '99', save: 10 },
    figures: { chance: '1/20', dc: '30', needed: '20' },
  },
  {
    id: 'out-of-reach',
    source:
      'SRD 5.2.1, Rules Glossary, Concentration (page 179): 20 + 4 stays below DC 30; a 20 decides nothing on a save',
    input: { damage: '60' },
    figures: { chance: '0', dc: '30' },
  },
  {
    id: 'no-damage',
    source: 'SRD 5.2.1, Rules Glossary, Concentration (page 179): only damage forces a save',
    input: { damage: '0' },
    figures: { 'no-save': '1' },
  },
  {
    id: 'two-hits',
    source: 'SRD 5.2.1, Rules Glossary, Concentration (page 179): a save for each time damage is taken; 7/10 × 7/10',
    input: { hits: 2 },
    figures: { chance: '49/100', once: '7/10' },
  },
  {
    id: 'advantage',
    source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): both dice are 6 or lower in 36 of 400 pairs',
    input: { state: 'advantage' },
    figures: { chance: '91/100' },
  },
  {
    id: 'random-damage',
    source:
      'SRD 5.2.1, Rules Glossary, Concentration (page 179): 12 damage is DC 10, 22 is DC 11, each half of the time: (3/4 + 7/10) ÷ 2',
    input: { damage: '1d2*10+2' },
    figures: { chance: '29/40', 'lowest-dc': '10', 'highest-dc': '11' },
  },
  {
    id: 'in-2014-no-greatest-dc',
    source: 'SRD 5.1, Spellcasting, Concentration (page 102): half of 70 is 35, and no DC is named as the greatest',
    input: { ruleset: 'srd-5.1', damage: '70', save: 15 },
    figures: { chance: '1/20', dc: '35', needed: '20' },
  },
]
