import { certain, type Distribution, maximum } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { reachedByRound } from '../dice/rounds.ts'
import { atLeastOnce } from '../dice/trials.ts'
import { addFractions, type Fraction, fraction, multiplyFractions } from '../fraction.ts'
import { ok, type Result } from '../result.ts'
import { type Exact, exactly } from '../rules/basics/exactly.ts'
import { type AttackOdds, damageOfRound } from '../rules/combat/attack-round.ts'
import { canBeTargetedDirectly } from '../rules/combat/cover.ts'
import { armorClassBehind } from '../rules/d20-tests/armor-class.ts'
import {
  type AttackChances,
  type AttackRoll,
  attackChances,
  naturalRollNeeded,
} from '../rules/d20-tests/attack-roll.ts'
import { STEPS, type Step } from './attack.steps.ts'
import { defineCalculator, type FieldProblem, type Figure, type Output } from './calculator.ts'
import { type AttackDamage, attackDamage, damageTakenFrom, dealtOfOwnType } from './shared/attack-damage.ts'
import { ATTACK_FIELDS, ATTACK_PRESETS, type AttackInput } from './shared/attack-fields.ts'
import { ATTACK_RULES, type AttackSituationFound, attackSituation } from './shared/attack-situation.ts'
import { coverSteps, hitSteps, outOfRangeStep, roundSteps, takenSteps } from './shared/attack-steps.ts'
import { addsDice } from './shared/bonus-dice.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { oddsProblem } from './shared/dice-odds.ts'
import { integer, number, probability } from './shared/values.ts'

const NO_CHANCE: AttackChances = { miss: fraction(1), hit: fraction(0), criticalHit: fraction(0) }

const anyHitOf = ({ hit, criticalHit }: AttackChances): Fraction => addFractions(hit, criticalHit)

/** The chances of each attack. With some conditions of the target, all hits are Critical Hits. */
function chancesOf(attackRoll: AttackRoll, { state, everyHitCritical }: AttackSituationFound): AttackChances {
  const chances = attackChances({ ...attackRoll, state })
  return everyHitCritical ? { ...chances, hit: fraction(0), criticalHit: anyHitOf(chances) } : chances
}

/** The damage of a round, and the chance that it has dropped the target by the end of each requested round. */
interface Rounds {
  readonly damage: Distribution
  readonly dropped: readonly Fraction[]
  /** what a hit deals of its own type */
  readonly dealt: Distribution
}

function roundsOf(
  { attacks, rounds, 'hit-points': hitPoints, damage: ownDice }: AttackInput,
  chances: AttackChances,
  dealt: AttackDamage,
): Result<Rounds, FieldProblem> {
  const result = exactly<Rounds>((exact: Exact<never>) => {
    const damage = damageTakenFrom(dealt, false, exact)
    const firstHit = dealt.once === undefined ? damage : damageTakenFrom(dealt, true, exact)
    const round = damageOfRound(Array<AttackOdds>(attacks).fill({ chances, damage, firstHit }), exact)
    return {
      damage: round,
      dropped: hitPoints === 0 ? [] : reachedByRound(round, hitPoints, rounds, exact.meter),
      dealt: dealtOfOwnType(dealt, 'hit', false, exact),
    }
  })
  return result.ok ? result : oddsProblem('damage', ownDice, result.error)
}

/** The answer if no attack is possible: behind Total Cover, or too far away. */
const noAttack = (id: 'no-target' | 'out-of-range', steps: readonly Step[]): Output<Step> => ({
  figures: [
    { id, kind: 'probability', value: fraction(0) },
    { id: 'mean', kind: 'number', value: fraction(0) },
    { id: 'critical', kind: 'probability', value: NO_CHANCE.criticalHit },
    { id: 'maximum', kind: 'integer', value: 0 },
  ],
  distribution: certain(0),
  steps,
})

/** Attack rolls against AC and the damage they deal: exact chances, exact damage, and the rule behind each step. */
export const attackCalculator = defineCalculator({
  id: 'attack',
  topic: 'combat',
  rules: [
    'attack-roll',
    'armor-class',
    'cover',
    'advantage',
    'range',
    'reach',
    'ranged-close-combat',
    'unseen-attackers',
    'condition',
    'damage-roll',
    'critical-hit',
    'resistance',
    'next-attacks',
    'next-damage',
    'damage-types',
    'immunity',
    'next-dodge',
  ],
  fields: ATTACK_FIELDS,
  steps: STEPS,
  presets: ATTACK_PRESETS,
  compute(input) {
    const { ac, cover, critical, attacks, rounds } = input
    const rules = ATTACK_RULES[input.ruleset]
    const situation = attackSituation(input)
    const dealt = attackDamage(input, rules.criticalHit, situation.resistsAll)
    if (!dealt.ok) return dealt
    const armorClass = armorClassBehind({ armorClass: ac, cover })
    const attackRoll = { bonus: input.bonus + situation.bonus, armorClass, criticalFrom: critical }
    const coverStep = coverSteps(input, armorClass)
    if (!canBeTargetedDirectly(cover)) return ok(noAttack('no-target', citedIn(input.ruleset, coverStep)))
    if (!situation.inRange) return ok(noAttack('out-of-range', citedIn(input.ruleset, [outOfRangeStep(input)])))

    const needed = naturalRollNeeded(attackRoll)
    const chances = chancesOf(attackRoll, situation)
    const result = roundsOf(input, chances, dealt.value)
    if (!result.ok) return result
    const { damage, dropped, dealt: dealtOnHit } = result.value
    const hit = anyHitOf(chances)
    const anyHit = atLeastOnce(hit, attacks)
    const drops = dropped.at(-1)
    const average = mean(damage)
    const figures: readonly [Figure, ...Figure[]] = [
      { id: 'hit', kind: 'probability', value: hit },
      { id: attacks === 1 ? 'mean' : 'mean-of-round', kind: 'number', value: average },
      ...(attacks === 1 ? [] : [{ id: 'any-hit', kind: 'probability', value: anyHit } as const]),
      { id: 'critical', kind: 'probability', value: chances.criticalHit },
      { id: 'needed', kind: 'integer', value: needed },
      { id: 'maximum', kind: 'integer', value: maximum(damage) },
    ]
    return ok({
      figures: drops === undefined ? figures : [{ id: 'drops', kind: 'probability', value: drops }, ...figures],
      distribution: damage,
      ...(drops !== undefined && rounds === 1 ? { threshold: input['hit-points'] } : {}),
      ...(drops === undefined
        ? {}
        : {
            table: {
              columns: ['round', 'dropped', 'damage'],
              rows: dropped.map((chance, index) => [
                integer(index + 1),
                probability(chance),
                number(multiplyFractions(average, fraction(index + 1))),
              ]),
            },
          }),
      steps: citedIn(input.ruleset, [
        ...coverStep,
        ...situation.rollSteps,
        ...hitSteps(situation, attackRoll, chances, dealt.value, input, rules.criticalHit),
        ...takenSteps(situation, dealt.value, dealtOnHit),
        ...roundSteps(input, anyHit, drops),
      ]),
    })
  },
  rolls: (input) => {
    const { state, bonus } = attackSituation(input)
    const { damage, 'extra-damage': extra, 'once-damage': once } = input
    return [
      { id: 'attack', expression: d20ToRoll({ state, modifier: input.bonus + bonus }) },
      { id: 'damage', expression: damage.expression },
      ...(addsDice(extra) ? [{ id: 'extra', expression: extra.expression }] : []),
      ...(addsDice(once) ? [{ id: 'once', expression: once.expression }] : []),
    ]
  },
})
