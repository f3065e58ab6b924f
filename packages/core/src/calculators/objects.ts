import { certain, type Distribution, mapOutcomes, maximum, mix, quantile } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { reachedByRound, roundsToReach } from '../dice/rounds.ts'
import { addFractions, type Fraction, fraction } from '../fraction.ts'
import { ok } from '../result.ts'
import { tableDice } from '../rules/basics/table-dice.ts'
import { attackChances, naturalRollNeeded } from '../rules/d20-tests/attack-roll.ts'
import { criticalDamage } from '../rules/damage-and-healing/critical-hit.ts'
import { damageTaken } from '../rules/damage-and-healing/damage.ts'
import { damageDealt } from '../rules/damage-and-healing/damage-roll.ts'
import { damageObject } from '../rules/objects/breaking-objects.ts'
import { DAMAGE_THRESHOLD_READINGS, damagePastThreshold } from '../rules/objects/damage-threshold.ts'
import { breaksAutomatically, objectArmorClass, objectHitPoints } from '../rules/objects/object.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51Exploration } from '../rulesets/srd-5-1/exploration.ts'
import { srd521Exploration } from '../rulesets/srd-5-2-1/exploration.ts'
import { RESILIENCES, SECTION_SIZES } from '../tables/objects/object-hit-points.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { DAMAGE_TYPES } from '../vocabulary/damage-types.ts'
import { SUBSTANCES } from '../vocabulary/substances.ts'
import { defineCalculator, type Fields, type Figure, type ParsedInputOf } from './calculator.ts'
import { STEPS, type Step } from './objects.steps.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { damageSteps } from './shared/damage-steps.ts'
import { diceOdds, totalProblem } from './shared/dice-odds.ts'
import { type ByPublishedRuleset, PUBLISHED_RULESET_FIELD, TODAY } from './shared/ruleset-field.ts'
import { integer, probability } from './shared/values.ts'

const EDITIONS: ByPublishedRuleset<RulesOf<'objects'>> = {
  'srd-5.2.1': srd521Exploration,
  'srd-5.1': srd51Exploration,
}

/** The largest damage of one attack that is followed. */
const MOST_DAMAGE = 10_000
const HALF = fraction(1, 2)

const FIELDS = {
  substance: { type: 'choice', options: SUBSTANCES, default: 'wood', named: 'terms' },
  size: { type: 'choice', options: SECTION_SIZES, default: 'medium', named: 'terms' },
  resilience: { type: 'choice', options: RESILIENCES, default: 'resilient' },
  damage: { type: 'dice', default: '1d8+3' },
  type: { type: 'choice', options: DAMAGE_TYPES, default: 'slashing', named: 'terms' },
  bonus: { type: 'integer', minimum: -10, maximum: 30, default: 5, signed: true },
  attacks: { type: 'integer', minimum: 1, maximum: 20, default: 3 },
  state: { type: 'choice', options: ROLL_STATES, default: 'normal', rare: true },
  threshold: { type: 'integer', minimum: 0, maximum: 100, default: 0, rare: true },
  reading: { type: 'choice', options: DAMAGE_THRESHOLD_READINGS, default: 'equal', rare: true },
  resistance: { type: 'flag', default: false, rare: true },
  vulnerability: { type: 'flag', default: false, rare: true },
  magical: { type: 'flag', default: false, rare: true, shown: TODAY },
  ruleset: PUBLISHED_RULESET_FIELD,
} as const satisfies Fields

type Input = ParsedInputOf<typeof FIELDS>

const modifiersOf = ({ type, resistance, vulnerability }: Input) =>
  srd521Exploration.objects.immunities.some((one) => one === type) ? { immunity: true } : { resistance, vulnerability }

/** How much of the damage dealt at once an object takes. */
function takenBy(input: Input, hitPoints: number): (dealt: number) => number {
  const { type, threshold, reading, resistance, vulnerability } = input
  const object = {
    hitPoints,
    damageThreshold: threshold,
    modifiers: { [type]: { resistance, vulnerability } },
  }
  return (dealt) => damageObject({ ...object, dealt: [{ type, damage: damageDealt(dealt) }], reading }).value.damage
}

/** From the object to the damage that it takes from a typical hit. */
function stepsOf(input: Input, armorClass: number, hitChance: Fraction, dealt: Distribution): readonly Step[] {
  const { substance, size, resilience, bonus, state, threshold, reading, type, magical, ruleset } = input
  const { average, dice: rolled } = objectHitPoints({ size, resilience })
  const modifiers = modifiersOf(input)
  const typical = damageTaken({ dealt: quantile(dealt, HALF), ...modifiers }).value
  const passes = damagePastThreshold({ damage: typical, threshold, reading }) > 0
  return [
    {
      kind: 'ac',
      rule: 'breaking-objects',
      values: { substance, armorClass },
    },
    {
      kind: 'hit-points',
      rule: 'breaking-objects',
      values: {
        size,
        resilience,
        hitPoints: average,
        dice: rolled,
      },
    },
    ...(breaksAutomatically({ fragile: resilience === 'fragile', magical }, EDITIONS[ruleset])
      ? [{ kind: 'automatically', rule: 'interacting-with-objects', values: {} } as const]
      : []),
    {
      kind: 'hit',
      rule: 'attack-roll',
      values: {
        bonus,
        armorClass,
        needed: naturalRollNeeded({ bonus, armorClass }),
      },
    },
    {
      kind: state,
      rule: state === 'normal' ? 'rolling-20-or-1' : state,
      values: { chance: hitChance },
    },
    ...damageSteps(dealt, modifiers).flatMap((step): readonly Step[] => {
      if (step.kind === 'immunity') return [{ kind: 'immune', rule: 'breaking-objects', values: { type } }]
      return step.kind === 'adjustment' ? [] : [step]
    }),
    ...(threshold === 0
      ? []
      : [
          {
            kind: passes ? 'threshold-met' : 'threshold-not-met',
            rule: 'damage-threshold',
            values: { threshold, damage: typical, reading },
          } as const,
        ]),
  ]
}

/** An object under attack: its AC and Hit Points, and how soon it breaks. */
export const objectsCalculator = defineCalculator({
  id: 'objects',
  topic: 'exploration',
  rules: ['breaking-objects', 'object', 'damage-threshold', 'interacting-with-objects', 'attack-roll'],
  fields: FIELDS,
  steps: STEPS,
  presets: [
    { id: 'bottle', input: { substance: 'glass', size: 'tiny', resilience: 'fragile' } },
    { id: 'lock', input: { substance: 'iron', size: 'tiny', resilience: 'resilient' } },
    { id: 'chest', input: { substance: 'wood', size: 'small', resilience: 'resilient' } },
    { id: 'barrel', input: { substance: 'wood', size: 'medium', resilience: 'resilient' } },
    { id: 'cart', input: { substance: 'wood', size: 'large', resilience: 'resilient' } },
  ],
  compute(input) {
    const { substance, size, resilience, damage, bonus, attacks, state, ruleset } = input
    const onHit = diceOdds('damage', damage)
    if (!onHit.ok) return onHit
    const onCriticalHit = diceOdds('damage', {
      ...damage,
      expression: criticalDamage(damage.expression),
    })
    if (!onCriticalHit.ok) return onCriticalHit
    const most = Math.max(maximum(onHit.value), maximum(onCriticalHit.value))
    if (most > MOST_DAMAGE) {
      return totalProblem('damage', damage, most, MOST_DAMAGE)
    }
    const armorClass = objectArmorClass(substance)
    const { average: hitPoints } = objectHitPoints({ size, resilience })
    const chances = attackChances({ bonus, armorClass, state })
    const hitChance = addFractions(chances.hit, chances.criticalHit)
    const taken = takenBy(input, hitPoints)
    const distribution = mix([
      { probability: chances.miss, distribution: certain(0) },
      { probability: chances.hit, distribution: mapOutcomes(onHit.value, taken) },
      { probability: chances.criticalHit, distribution: mapOutcomes(onCriticalHit.value, taken) },
    ])
    const broken = reachedByRound(distribution, hitPoints, attacks)
    const chance = broken.at(-1) ?? fraction(0)
    const needed = roundsToReach(distribution, hitPoints)
    const object: readonly Figure[] = [
      { id: 'ac', kind: 'integer', value: armorClass },
      { id: 'hit-points', kind: 'integer', value: hitPoints },
      { id: 'hit', kind: 'probability', value: hitChance },
      { id: 'mean', kind: 'number', value: mean(distribution) },
    ]
    const steps = citedIn(ruleset, stepsOf(input, armorClass, hitChance, onHit.value))
    if (needed === 'never') {
      return ok({
        figures: [{ id: 'unbreakable', kind: 'probability', value: chance }, ...object],
        distribution,
        steps,
      })
    }
    return ok({
      figures: [
        { id: 'broken', kind: 'probability', value: chance },
        { id: 'attacks-needed', kind: 'number', value: needed },
        ...object,
      ],
      distribution,
      threshold: hitPoints,
      table: {
        columns: ['attack', 'broken'],
        rows: broken.map((one, index) => [integer(index + 1), probability(one)]),
      },
      steps: [
        ...steps,
        ...citedIn(ruleset, [{ kind: 'broken', rule: 'object', values: { attacks, chance, hitPoints } }] as const),
      ],
    })
  },
  rolls: ({ bonus, state, damage, size, resilience }) => [
    { id: 'attack', expression: d20ToRoll({ state, modifier: bonus }) },
    { id: 'damage', expression: damage.expression },
    { id: 'hit-points', expression: tableDice(objectHitPoints({ size, resilience }).dice) },
  ],
})
