import {
  blowsOf,
  type CalculatorValues,
  type CreatureId,
  combatant,
  creature,
  creatureRoles,
  creatureValues,
  targetAsks,
} from '@rulestone/compendium'
import { ABILITIES, type CalculatorId, DAMAGE_TYPES, isOneOf } from '@rulestone/core'
import type { InputNames } from '../terminal/input-names.ts'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'

/** The creatures of a calculator, as they were typed: names, an attack or effect, and what else the target depends on. */
export type TypedCreatures = Readonly<
  Partial<Record<'attacker' | 'with' | 'target' | 'damage-type' | 'saving-throw' | 'creature', string | undefined>>
>

/**
 * The options that give a calculator creatures; none if it takes none.
 *
 * @param calculator the id of a calculator
 */
export function creatureOptions(calculator: CalculatorId): readonly (keyof TypedCreatures)[] {
  const roles = creatureRoles(calculator)
  const asks = targetAsks(calculator)
  return [
    ...(roles.includes('attacker') ? (['attacker', 'with'] as const) : []),
    ...(roles.includes('target') ? (['target'] as const) : []),
    ...(asks.includes('types') ? (['damage-type'] as const) : []),
    ...(asks.includes('ability') ? (['saving-throw'] as const) : []),
    ...(roles.includes('subject') ? (['creature'] as const) : []),
  ]
}

/** One of the values that an option accepts; undefined if it was not typed. */
function oneOf<Value extends string>(
  option: string,
  typed: string | undefined,
  values: readonly Value[],
): Value | undefined {
  if (typed === undefined || isOneOf(typed, values)) return typed
  throw new Refusal(USAGE.notOneOf(option, typed, values))
}

/** What the attacker does: the attack or effect that was typed, or the first one. */
function blowOf(calculator: CalculatorId, attacker: CreatureId, typed: string | undefined, names: InputNames) {
  const blows = blowsOf(calculator, combatant(attacker))
  const ids = blows.map(({ id }) => id)
  if (ids.length === 0) throw new Refusal(USAGE.noBlow(attacker, calculator, names))
  if (typed === undefined) return blows[0]
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '-')
  const blow = blows.find(({ id }) => id === wanted)
  if (blow === undefined) throw new Refusal(USAGE.unknownBlow(typed, attacker, ids, names))
  return blow
}

/**
 * The values that a calculator takes from creatures.
 *
 * @param find finds a creature by its name
 * @throws Refusal if the calculator takes no such creature, an attack, a type or an ability is unknown, or the attacker has
 *   nothing for this calculator
 */
export async function typedCreatureValues(
  calculator: CalculatorId,
  typed: TypedCreatures,
  find: (name: string) => Promise<CreatureId>,
  names: InputNames,
): Promise<CalculatorValues> {
  const taken: readonly string[] = creatureOptions(calculator)
  const unexpected = Object.keys(typed).find((option) => !taken.includes(option))
  if (unexpected !== undefined) throw new Refusal(USAGE.noSuchCreature(unexpected, calculator, taken, names))
  if (typed.with !== undefined && typed.attacker === undefined) throw new Refusal(USAGE.withoutAttacker(names))
  const type = oneOf('damage-type', typed['damage-type'], DAMAGE_TYPES)
  const ability = oneOf('saving-throw', typed['saving-throw'], ABILITIES)
  const blow =
    typed.attacker === undefined ? undefined : blowOf(calculator, await find(typed.attacker), typed.with, names)
  const target = typed.target === undefined ? undefined : combatant(await find(typed.target))
  const id = typed.creature === undefined ? undefined : await find(typed.creature)
  const about = id === undefined ? {} : { subject: combatant(id), rating: creature(id).challengeRating }
  return creatureValues(calculator, { blow, type, ability, target, ...about })
}
