import { certain, type Distribution } from '../dice/distribution.ts'
import type { OddsError } from '../dice/odds.ts'
import { parse } from '../dice/parse.ts'
import { addFractions, fraction } from '../fraction.ts'
import { requireOneOf } from '../one-of.ts'
import type { Result } from '../result.ts'
import { type Exact, exactly } from '../rules/basics/exactly.ts'
import { type AttackChances, attackChances, naturalRollNeeded } from '../rules/d20-tests/attack-roll.ts'
import type { RollCircumstance } from '../rules/d20-tests/roll-circumstance.ts'
import { damageDealt } from '../rules/damage-and-healing/damage-roll.ts'
import { requireRuleset } from '../rulesets/require-ruleset.ts'
import type { RollState } from '../vocabulary/d20-tests.ts'
import { attackOf } from './attacks.ts'
import { FIGHT_EVENT_KINDS } from './event-kinds.ts'
import { type FightEvent, handlerOf } from './events/index.ts'
import { damageTakenBy, reductionsOf } from './harm.ts'
import { creatureOf, type Now } from './play.ts'
import type { Strike } from './strike.ts'
import { strikeDamage } from './strike-damage.ts'
import { strikeRoll } from './strike-roll.ts'

/** An attack in a fight before the roll: what counts for and against it, and its exact odds. */
export interface StrikeOdds {
  /** everything that is added to the d20 */
  readonly bonus: number
  /** the target's Armor Class, with cover */
  readonly armorClass: number
  readonly state: RollState
  /** each thing that gives Advantage or Disadvantage */
  readonly circumstances: readonly RollCircumstance[]
  /** the lowest number on the d20 that hits */
  readonly naturalNeeded: number
  readonly chances: AttackChances
  /** the damage that the target takes */
  readonly damage: {
    readonly hit: Distribution
    readonly criticalHit: Distribution
    /** of the attack as a whole: 0 on a miss */
    readonly attack: Distribution
  }
}

const NO_CHANCE: AttackChances = { miss: fraction(1), hit: fraction(0), criticalHit: fraction(0) }

/** The damage that the target takes from a hit, after Resistance and the like. */
function damageOf(now: Now, strike: Strike, criticalHit: boolean, exact: Exact<OddsError>): Distribution {
  const { attacker, target } = strike
  const reduced = reductionsOf(now, target).flatMap((notation) => {
    const dice = parse(notation)
    return dice.ok ? [exact.odds(dice.value)] : []
  })
  const reductions = reduced.reduce(exact.add, certain(0))
  const outcomes = reductions.weights.map((weight, index) => ({
    probability: fraction(weight, reductions.denominator),
    reduction: reductions.minimum + index,
  }))
  return strikeDamage(now, strike, criticalHit)
    .map(({ type, expression }) => {
      const rolled = exact.odds(expression)
      return exact.mix(
        outcomes.map(({ probability, reduction }) => ({
          probability,
          distribution: exact.mapOutcomes(
            rolled,
            (damage) => damageTakenBy(now, target, { type, damage: damageDealt(damage) }, attacker, reduction).damage,
          ),
        })),
      )
    })
    .reduce(exact.add)
}

/** The strike of an event; undefined if it makes none, or with an attack that the creature does not have. */
function strikeIn(now: Now, event: FightEvent): Strike | undefined {
  const strike = handlerOf(event.kind)?.strike?.(now, event)
  if (strike === undefined) return undefined
  return attackOf(now, creatureOf(now, strike.attacker), strike.attack) === undefined ? undefined : strike
}

/**
 * The exact odds of the attack that an event makes, if it were rolled now: with the conditions of both, who sees whom,
 * cover, range, help, and what the target takes less or more of. Undefined if the event makes no attack. Whether the
 * attack is possible is another question, which `apply` answers.
 *
 * @throws RangeError if there is no such kind of event, creature or attack
 * @source SRD 5.2.1, Playing the Game, Making an Attack (page 14); 2012 playtest, Attack Basics
 * @example
 * const club = { id: 'club', damage: '1d4', damageType: 'bludgeoning' } as const
 * const hero = { id: 'hero', side: 'heroes', place: { kind: 'grid', x: 0, y: 0 }, attacks: [club] } as const
 * const ogre = { id: 'ogre', side: 'monsters', armorClass: 11, place: { kind: 'grid', x: 1, y: 0 }, conditions: [{ condition: 'prone' }] } as const
 * const state = createFight({ creatures: [hero, ogre] })
 * const strike = strikeOdds({ ruleset: srd521, state }, { kind: 'attack', creature: 'hero', target: 'ogre', attack: 'club' })
 * const value = strike?.ok ? strike.value : undefined
 * value?.state // => 'advantage'
 * value?.naturalNeeded // => 9
 * value?.chances.miss // => fraction(4, 25)
 */
export function strikeOdds(now: Now, event: FightEvent): Result<StrikeOdds, OddsError> | undefined {
  requireRuleset(now.ruleset)
  requireOneOf('kind', event.kind, FIGHT_EVENT_KINDS)
  if ('target' in event) requireOneOf('target', event.target, Object.keys(now.state.creatures))
  const strike = strikeIn(now, event)
  if (strike === undefined) return undefined
  const { armorClass, state, circumstances, everyHitCritical, misses, ...added } = strikeRoll(now, strike)
  const bonus = added.circumstantial.reduce((sum, one) => sum + one, added.abilityModifier + added.proficiency)
  const roll = { bonus, armorClass, criticalFrom: now.ruleset.criticalHit.naturalRoll }
  const rolled = misses ? NO_CHANCE : attackChances({ ...roll, state })
  const chances: AttackChances =
    everyHitCritical === undefined
      ? rolled
      : { ...rolled, hit: fraction(0), criticalHit: addFractions(rolled.hit, rolled.criticalHit) }
  return exactly((exact) => {
    const hit = damageOf(now, strike, false, exact)
    const criticalHit = damageOf(now, strike, true, exact)
    const attack = exact.mix([
      { probability: chances.miss, distribution: certain(0) },
      { probability: chances.hit, distribution: hit },
      { probability: chances.criticalHit, distribution: criticalHit },
    ])
    return {
      bonus,
      armorClass,
      state,
      circumstances,
      naturalNeeded: naturalRollNeeded(roll),
      chances,
      damage: { hit, criticalHit, attack },
    }
  })
}
