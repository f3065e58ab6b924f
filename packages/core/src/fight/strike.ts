import { attackRange } from '../rules/combat/attack-range.ts'
import { chooseTarget } from '../rules/combat/choose-target.ts'
import type { Sight } from '../rules/combat/unseen-attack.ts'
import { canAct, canActTo } from '../rules/conditions/can-act.ts'
import type { RollCircumstance } from '../rules/d20-tests/roll-circumstance.ts'
import { COVER_DEGREES, type CoverDegree } from '../vocabulary/cover-degrees.ts'
import { attackOf, attacksOf, distanceOf } from './attacks.ts'
import { aCreature, aFlag, anObject, aText, type Fields, oneOf, optional } from './fields.ts'
import { distanceFeet, terrainCover } from './places.ts'
import { creatureOf, enemiesFirst, type Now } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'
import { afflicted } from './senses.ts'

/** An attack on a target, before the roll. */
export interface Strike {
  readonly attacker: string
  readonly target: string
  readonly attack: string
  /** by default, the distance between the two */
  readonly feet?: number
  /** a melee or a ranged attack; by default, melee if the attack can be and the target is within reach */
  readonly as?: 'melee' | 'ranged'
  /** by default, the cover that the terrain gives, or none */
  readonly cover?: CoverDegree
  /** who sees whom; by default, conditions and hiding decide */
  readonly sight?: Sight
  /** the attacker spares the target if the damage would drop it */
  readonly spares?: boolean
  /** Advantage or Disadvantage from the way in which the attack is made */
  readonly circumstances?: readonly RollCircumstance[]
  /** the extra attack of a Light weapon, which adds no ability modifier to the damage unless it is negative */
  readonly extraAttack?: boolean
}

/** An attack as an event describes it. */
export type StrikeChoice = Pick<Strike, 'target' | 'attack' | 'as' | 'cover' | 'sight' | 'spares'>

/** The fields that describe an attack. */
export const STRIKE_FIELDS = {
  target: aCreature,
  attack: aText,
  as: optional(oneOf(['melee', 'ranged'])),
  cover: optional(oneOf(COVER_DEGREES)),
  sight: optional(anObject({ targetSeen: aFlag, attackerSeen: aFlag, attackerHidden: aFlag })),
  spares: optional(aFlag),
} as const satisfies Fields<StrikeChoice>

/** The strike of an event. */
export const strikeOf = (attacker: string, { target, attack, as, cover, sight, spares }: StrikeChoice): Strike => ({
  attacker,
  target,
  attack,
  ...(as === undefined ? {} : { as }),
  ...(cover === undefined ? {} : { cover }),
  ...(sight === undefined ? {} : { sight }),
  ...(spares === undefined ? {} : { spares }),
})

/** The attacks that a creature might try: each on everyone else, or on itself if it is alone. */
export function choicesOf(now: Now, id: string): readonly Pick<Strike, 'target' | 'attack'>[] {
  const targets = enemiesFirst(now, id)
  const attacks = attacksOf(now, creatureOf(now, id)).map((attack) => attack.id)
  return targets.flatMap((target) => (attacks.length > 0 ? attacks : ['none']).map((attack) => ({ target, attack })))
}

/** Everything about a strike that both its check and its performance need. */
export function aim(now: Now, strike: Strike) {
  const attacker = creatureOf(now, strike.attacker)
  const target = creatureOf(now, strike.target)
  const attack = attackOf(now, attacker, strike.attack)
  const feet = strike.feet ?? distanceFeet(now.state, strike.attacker, strike.target)
  const kind =
    strike.as ??
    (attack?.kinds.includes('melee') && (feet <= attack.reachFeet || !attack.kinds.includes('ranged'))
      ? 'melee'
      : 'ranged')
  const cover = strike.cover ?? terrainCover(now.state, attacker, target)
  const hidden = target.hidden !== 'none' && target.hidden.from.includes(attacker.id)
  return { attacker, target, attack, feet, kind, cover, hidden } as const
}

/** Why an attack on a target is not possible, apart from what it costs. */
export function strikeObstacle(now: Now, strike: Strike): Refusal | undefined {
  const { attacker, target, attack, feet, kind, cover, hidden } = aim(now, strike)
  const { id } = attacker
  if (attack === undefined) return refuse('unknown-attack', 'attack', { creature: id, got: strike.attack })
  if (!attack.kinds.includes(kind)) return refuse('no-such-attack-kind', 'attack', { creature: id, got: kind })
  const charm = canActTo({ creature: afflicted(attacker), what: 'harm', to: target.id }, now.ruleset).reasons[0]
    ?.condition
  const limbs = canAct({ creature: afflicted(attacker), capacity: 'limbs' }, now.ruleset).reasons[0]?.condition
  const distance = distanceOf(attack, kind)
  const {
    value: { range },
  } = attackRange({ attack: distance, distanceFeet: feet })
  const chosen = chooseTarget({ attack: distance, distanceFeet: feet, cover, hidden }, now.ruleset)
  const farthest = distance.kind === 'melee' ? distance.reachFeet : (distance.longFeet ?? distance.rangeFeet)
  return firstRefusal(
    () => (id === target.id ? refuse('same-creature', 'making-an-attack', { creature: id }) : undefined),
    () =>
      target.vitals.life.kind === 'dead' ? refuse('dead', 'making-an-attack', { creature: target.id }) : undefined,
    () => (target.gone === 'fled' ? refuse('gone', 'ending-combat', { creature: target.id }) : undefined),
    () => (charm === undefined ? undefined : refuse('charmed', charm, { creature: id })),
    () => (limbs === undefined || attack.by === 'spell' ? undefined : refuse('deprived', limbs, { creature: id })),
    () =>
      range === 'out'
        ? refuse('out-of-range', kind === 'melee' ? 'reach' : 'range', {
            creature: target.id,
            got: feet,
            expected: farthest,
          })
        : undefined,
    () => (cover === 'total' ? refuse('total-cover', 'cover', { creature: target.id }) : undefined),
    () => (chosen.value.canBeChosen ? undefined : refuse('not-located', 'unseen-attackers', { creature: target.id })),
  )
}
