import { abilityModifier } from '../rules/abilities/ability-score.ts'
import type { AttackDistance } from '../rules/combat/attack-range.ts'
import { unarmedStrikeDamage } from '../rules/combat/unarmed-strike.ts'
import type { Now } from './play.ts'
import type { Attack, Creature } from './state.ts'

/** The id of the attack that every creature has in an edition with Unarmed Strikes. */
export const UNARMED_STRIKE = 'unarmed-strike'

/**
 * The attacks of a creature, its Unarmed Strike last.
 *
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 * @example
 * const { creatures } = createFight({ creatures: [{ id: 'hero', side: 'heroes', place: { kind: 'ranges' } }] })
 * Object.values(creatures).flatMap((hero) => attacksOf({ ruleset: srd521 }, hero)).map(({ id }) => id) // => ['unarmed-strike']
 */
export function attacksOf({ ruleset }: Pick<Now, 'ruleset'>, { attacks, abilities }: Creature): readonly Attack[] {
  const { unarmedStrike: rule } = ruleset
  if (rule === 'none') return attacks
  const strike: Attack = {
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
  return [...attacks, strike]
}

/** An attack of a creature. */
export const attackOf = (now: Now, creature: Creature, id: string): Attack | undefined =>
  attacksOf(now, creature).find((attack) => attack.id === id)

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
