import { certain, type Distribution, maximum } from '../../dice/distribution.ts'
import { format } from '../../dice/format.ts'
import { ok, type Result } from '../../result.ts'
import type { Exact } from '../../rules/basics/exactly.ts'
import type { HitDamage } from '../../rules/combat/attack-round.ts'
import { criticalDamage } from '../../rules/damage-and-healing/critical-hit.ts'
import { type DamageModifiers, damageTaken } from '../../rules/damage-and-healing/damage.ts'
import type { CriticalHitRule } from '../../rulesets/damage-and-healing.ts'
import type { FieldProblem } from '../calculator.ts'
import type { AttackInput } from './attack-fields.ts'
import { addsDice } from './bonus-dice.ts'
import { diceOdds, totalProblem } from './dice-odds.ts'

/** The largest damage that is answered: the distribution has a weight for every outcome from 0 up to it. */
const MOST_DAMAGE = 100_000

/** The dice of one field: their odds on a hit and on a Critical Hit. */
export interface DamageDice extends HitDamage {
  /** in dice notation */
  readonly dice: string
  readonly criticalDice: string
}

/** The damage that an attack deals, before the target's modifiers. */
export interface AttackDamage {
  readonly damage: DamageDice
  /** of every hit, if any */
  readonly extra: DamageDice | undefined
  /** of the first hit, if any */
  readonly once: DamageDice | undefined
  /** the target's modifiers of the damage */
  readonly modifiers: DamageModifiers
  /** its modifiers of the extra damage, if that has another type */
  readonly otherModifiers: DamageModifiers | undefined
}

function diceOf(
  field: 'damage' | 'extra-damage' | 'once-damage',
  input: AttackInput,
  rule: CriticalHitRule,
  twice = true,
): Result<DamageDice, FieldProblem> {
  const dice = input[field]
  const critical = twice ? criticalDamage(dice.expression, { criticalHit: rule }) : dice.expression
  const hit = diceOdds(field, dice)
  if (!hit.ok) return hit
  const criticalHit = diceOdds(field, { ...dice, expression: critical })
  if (!criticalHit.ok) return criticalHit
  const most = Math.max(maximum(hit.value), maximum(criticalHit.value))
  if (most > MOST_DAMAGE) return totalProblem(field, dice, most, MOST_DAMAGE)
  return ok({
    dice: format(dice.expression),
    criticalDice: format(critical),
    hit: hit.value,
    criticalHit: criticalHit.value,
  })
}

/** The requested damage, or which of its fields has no exact odds. */
export function attackDamage(
  input: AttackInput,
  rule: CriticalHitRule,
  resistsAll: boolean,
): Result<AttackDamage, FieldProblem> {
  const damage = diceOf('damage', input, rule)
  if (!damage.ok) return damage
  const extra = diceOf('extra-damage', input, rule, input['extra-twice'])
  if (!extra.ok) return extra
  const once = diceOf('once-damage', input, rule)
  if (!once.ok) return once
  const against = input['extra-target']
  const hasExtra = addsDice(input['extra-damage'])
  return ok({
    damage: damage.value,
    extra: hasExtra ? extra.value : undefined,
    once: addsDice(input['once-damage']) ? once.value : undefined,
    modifiers: {
      adjustment: input.adjust,
      resistance: input.resistance || resistsAll,
      vulnerability: input.vulnerability,
      immunity: input.immunity,
    },
    otherModifiers:
      hasExtra && input['extra-type'] === 'other'
        ? {
            resistance: against.includes('resistance') || resistsAll,
            vulnerability: against.includes('vulnerability'),
            immunity: against.includes('immunity'),
          }
        : undefined,
  })
}

type Sums = Pick<Exact<never>, 'add' | 'mapOutcomes'>

/** The damage dealt of the type of the attack: the dice of the attack, and what is added to them. */
export const dealtOfOwnType = (
  { damage, extra, once, otherModifiers }: AttackDamage,
  on: keyof HitDamage,
  first: boolean,
  { add }: Pick<Sums, 'add'>,
): Distribution =>
  [damage, otherModifiers === undefined ? extra : undefined, first ? once : undefined].reduce(
    (sum: Distribution, dice) => (dice === undefined ? sum : add(sum, dice[on])),
    certain(0),
  )

/** The damage that the target takes from a hit and from a Critical Hit, the first of the round or a later one. */
export function damageTakenFrom(dealt: AttackDamage, first: boolean, exact: Sums): HitDamage {
  const { extra, modifiers, otherModifiers } = dealt
  const taken = (distribution: Distribution, against: DamageModifiers): Distribution =>
    exact.mapOutcomes(distribution, (damage) => damageTaken({ dealt: damage, ...against }).value)
  const from = (on: keyof HitDamage): Distribution => {
    const own = taken(dealtOfOwnType(dealt, on, first, exact), modifiers)
    return extra === undefined || otherModifiers === undefined ? own : exact.add(own, taken(extra[on], otherModifiers))
  }
  return { hit: from('hit'), criticalHit: from('criticalHit') }
}
