import type { Example } from './calculator.ts'
import type { takeDamageCalculator } from './take-damage.ts'

const NO_BUFFER = { temporary: 0 } as const

/** Worked examples of the calculator of damage taken with their sources; separate so that pages do not load them. */
export const TAKE_DAMAGE_EXAMPLES: readonly Example<typeof takeDamageCalculator.fields>[] = [
  {
    id: 'bloodied',
    source:
      'SRD 5.2.1, Playing the Game, Hit Points (page 16): 5 of 18 against Temporary Hit Points leave 22 − 13 = 9, less than half of 30',
    input: {},
    figures: { standing: 'bloodied', left: '9', 'temporary-left': '0', taken: '18' },
  },
  {
    id: 'temporary-hit-points-first',
    source: 'SRD 5.2.1, Playing the Game, Temporary Hit Points (page 18): 7 damage takes all 5 and 2 Hit Points',
    input: { damage: '7' },
    figures: { standing: 'conscious', left: '20', 'temporary-left': '0' },
  },
  {
    id: 'temporary-hit-points-suffice',
    source: 'SRD 5.2.1, Playing the Game, Temporary Hit Points (page 18): 3 damage leaves 2 of 5',
    input: { damage: '3' },
    figures: { standing: 'conscious', left: '22', 'temporary-left': '2' },
  },
  {
    id: 'massive-damage',
    source:
      'SRD 5.2.1, Playing the Game, Massive Damage (page 17): 18 damage against 6 of 12 Hit Points, 12 remain and kill',
    input: { damage: '18', 'hit-points': 6, 'hit-point-maximum': 12, ...NO_BUFFER },
    figures: { standing: 'dead', left: '0' },
  },
  {
    id: 'falling-unconscious',
    source: 'SRD 5.2.1, Playing the Game, Falling Unconscious (page 17): 11 remain, one short of the maximum of 12',
    input: { damage: '17', 'hit-points': 6, 'hit-point-maximum': 12, ...NO_BUFFER },
    figures: { standing: 'dying', left: '0' },
  },
  {
    id: 'order-of-application',
    source: 'SRD 5.2.1, Playing the Game, Order of Application (page 17): 28 − 5 = 23, halved 11, doubled 22',
    input: { damage: '28', adjust: -5, resistance: true, vulnerability: true, 'hit-points': 23, ...NO_BUFFER },
    figures: { taken: '22', left: '1', standing: 'bloodied' },
  },
  {
    id: 'immunity',
    source: 'SRD 5.2.1, Playing the Game, Immunity (page 17): no damage',
    input: { immunity: true, concentrating: true },
    figures: { taken: '0', left: '22', 'temporary-left': '5', holds: '1' },
  },
  {
    id: 'damage-at-0',
    source: 'SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18): one failure',
    input: { damage: '7', 'hit-points': 0, ...NO_BUFFER },
    figures: { standing: 'dying', failures: '1', left: '0' },
  },
  {
    id: 'critical-hit-at-0',
    source: 'SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18): two failures',
    input: { damage: '7', 'hit-points': 0, critical: true, ...NO_BUFFER },
    figures: { standing: 'dying', failures: '2' },
  },
  {
    id: 'third-failure',
    source: 'SRD 5.2.1, Playing the Game, Death Saving Throws (page 17): the third failure kills',
    input: { damage: '7', 'hit-points': 0, critical: true, failures: 1, ...NO_BUFFER },
    figures: { standing: 'dead' },
  },
  {
    id: 'massive-damage-at-0',
    source: 'SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18): 30 equals the maximum of 30',
    input: { damage: '30', 'hit-points': 0, ...NO_BUFFER },
    figures: { standing: 'dead' },
  },
  {
    id: 'stable-and-hurt',
    source: 'SRD 5.2.1, Rules Glossary, Stable (page 189): damage starts Death Saving Throws again',
    input: { damage: '3', 'hit-points': 0, stable: true, ...NO_BUFFER },
    figures: { standing: 'dying', failures: '1' },
  },
  {
    id: 'monster',
    source: 'SRD 5.2.1, Playing the Game, Monster Death (page 17): it dies at 0 Hit Points',
    input: { damage: '5', 'hit-points': 5, monster: true, ...NO_BUFFER },
    figures: { standing: 'dead', left: '0' },
  },
  {
    id: 'knocked-out',
    source: 'SRD 5.2.1, Playing the Game, Knocking Out a Creature (page 17): 1 Hit Point and Unconscious',
    input: { damage: '40', 'hit-points': 5, spares: true, concentrating: true, ...NO_BUFFER },
    figures: { standing: 'knocked-out', left: '1', holds: '0' },
  },
  {
    id: 'concentration',
    source: 'SRD 5.2.1, Rules Glossary, Concentration (page 179): half of 22 is DC 11, and +4 makes it on 7 or higher',
    input: { damage: '22', 'hit-points': 30, concentrating: true, save: 4, ...NO_BUFFER },
    figures: { 'concentration-dc': '11', holds: '7/10', left: '8' },
  },
  {
    id: 'concentration-behind-temporary-hit-points',
    source: 'SRD 5.2.1, Rules Glossary, Concentration (page 179): damage all the same, DC 10, and +2 makes it on 8',
    input: { damage: '3', concentrating: true },
    figures: { 'concentration-dc': '10', holds: '13/20', left: '22' },
  },
  {
    id: 'a-roll',
    source:
      'SRD 5.2.1, Playing the Game, Dropping to 0 Hit Points (page 17): of 1d6 against 3 Hit Points, 3 or more drop and 6 kills; 1 leaves 2, 2 leaves 1',
    input: { damage: '1d6', 'hit-points': 3, 'hit-point-maximum': 3, ...NO_BUFFER },
    figures: { drops: '2/3', dies: '1/6', bloodied: '1/6', 'mean-left': '1/2', 'mean-taken': '7/2' },
  },
  {
    id: 'next-2012-below-0',
    source: '2012 playtest, Dying: 20 Hit Points less 30 are −10, above −19',
    input: { ruleset: 'next-2012', damage: '30', 'hit-points': 20, level: 5 },
    figures: { standing: 'dying', left: '-10' },
  },
  {
    id: 'next-2012-dead',
    source: '2012 playtest, Dead: at −19 with Constitution 14 and level 5',
    input: { ruleset: 'next-2012', damage: '39', 'hit-points': 20, level: 5 },
    figures: { standing: 'dead' },
  },
  {
    id: 'next-2012-half',
    source: '2012 playtest, Hit Points: at half of the maximum no injury shows',
    input: { ruleset: 'next-2012', damage: '7' },
    figures: { standing: 'conscious', left: '15' },
  },
  {
    id: 'next-2012-nonlethal',
    source: '2012 playtest, Nonlethal Damage: simply 0 Hit Points, and unconscious',
    input: { ruleset: 'next-2012', damage: '30', spares: true },
    figures: { standing: 'knocked-out', left: '0' },
  },
]
