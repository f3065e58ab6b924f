import { abilityModifier } from '../rules/abilities/ability-score.ts'
import type { AttackDistance } from '../rules/combat/attack-range.ts'
import { unarmedStrikeDamage } from '../rules/combat/unarmed-strike.ts'
import type { Now } from './play.ts'
import type { Attack, Creature } from './state.ts'

/** The id of the attack that every creature has in an edition with Unarmed Strikes. */
export const UNARMED_STRIKE = 'unarmed-strike'

/** The Unarmed Strike of a creature; undefined in an edition without them. */
function unarmedStrikeOf({ ruleset }: Pick<Now, 'ruleset'>, { abilities }: Creature): Attack | undefined {
  const { unarmedStrike: rule } = ruleset
  if (rule === 'none') return undefined
  return {
    id: UNARMED_STRIKE,
    kinds: ['melee'],
    by: 'unarmed',
    ability: 'strength',
    proficient: true,
    trainingBonus: 0,
    bonus: 0,
    damage: String(unarmedStrikeDamage(abilityModifier(abilities.strength), ruleset)),
    damageBonus: 0,
    damageType: rule.damageType,
    reachFeet: rule.reachFeet,
    weapon: 'none',
  }
}

/**
 * The attacks of a creature, its Unarmed Strike last.
 *
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 * @example
 * const { creatures } = createFight({ creatures: [{ id: 'hero', side: 'heroes', place: { kind: 'ranges' } }] })
 * Object.values(creatures).flatMap((hero) => attacksOf({ ruleset: srd521 }, hero)).map(({ id }) => id) // => ['unarmed-strike']
 */
export function attacksOf(now: Pick<Now, 'ruleset'>, creature: Creature): readonly Attack[] {
  const strike = unarmedStrikeOf(now, creature)
  return strike === undefined ? creature.attacks : [...creature.attacks, strike]
}

/** An attack of a creature. */
export const attackOf = (now: Now, creature: Creature, id: string): Attack | undefined =>
  creature.attacks.find((attack) => attack.id === id) ??
  (id === UNARMED_STRIKE ? unarmedStrikeOf(now, creature) : undefined)

/** The reach or range of an attack as a melee or a ranged one. */
export const distanceOf = (attack: Attack, kind: 'melee' | 'ranged'): AttackDistance =>
  kind === 'melee'
    ? { kind, reachFeet: attack.reachFeet }
    : {
        kind,
        rangeFeet: attack.rangeFeet ?? 0,
        ...(attack.longFeet === undefined ? {} : { longFeet: attack.longFeet }),
      }

/** A creature's reach with a melee attack, in feet; 0 if it has none. */
export const reachFeetOf = (now: Now, creature: Creature): number =>
  Math.max(0, ...attacksOf(now, creature).map(({ kinds, reachFeet }) => (kinds.includes('melee') ? reachFeet : 0)))
