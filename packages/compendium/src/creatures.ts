import type { Creature, CreaturePart } from './creature.ts'
import { CREATURES } from './creatures/index.ts'

/** The id of a creature. */
export type CreatureId = keyof typeof CREATURES

const isKey = (value: unknown): value is CreatureId => typeof value === 'string' && Object.hasOwn(CREATURES, value)

/** The id of every creature, in the order of the alphabet. */
export const CREATURE_IDS: readonly CreatureId[] = Object.keys(CREATURES).filter(isKey)

/** Whether a value is the id of a creature. */
export const isCreatureId = (value: unknown): value is CreatureId => isKey(value)

/**
 * The facts of a creature. A fact that it lacks has no field: a creature without `skills` adds nothing but its ability
 * modifiers to its checks. What its stat block states and its facts already give is in `creatureTotals`.
 *
 * @throws RangeError if there is no such creature
 * @source SRD 5.2.1, Monsters A–Z and Animals (pages 258 to 364)
 * @example
 * creature('owlbear').speeds // => { speed: 40, 'climb-speed': 40 }
 * creature('owlbear').actions?.[0]?.multiattack // => [{ steps: [{ of: ['rend'], times: 2 }] }]
 * creature('owlbear').actions?.[1]?.attack?.hit.damage // => [{ dice: '2d8+5', types: ['slashing'] }]
 */
export function creature(id: CreatureId): Creature {
  if (!isKey(id)) throw new RangeError(`id is ${String(id)}; it must be the id of a creature, as in CREATURE_IDS.`)
  return CREATURES[id]
}

/**
 * All traits and actions of a creature, in the order of its stat block.
 *
 * @throws RangeError if the facts are none, such as the id of a creature
 * @example
 * partsOf(creature('owlbear')).map(({ id }) => id) // => ['multiattack', 'rend']
 */
export function partsOf(facts: Creature): readonly CreaturePart[] {
  if (typeof facts !== 'object' || facts === null)
    throw new RangeError(
      `facts is ${String(facts)}; it must be the facts of a creature, as creature('owlbear') gives them.`,
    )
  const { traits = [], actions = [], bonusActions = [], reactions = [], legendaryActions = [] } = facts
  return [...traits, ...actions, ...bonusActions, ...reactions, ...legendaryActions]
}
