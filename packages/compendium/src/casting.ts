import { SPELL_LEVELS } from '@rulestone/core'
import type { Spell, SpellArea, SpellDice, SpellEffect } from './spell.ts'
import { type SpellId, spell } from './spells.ts'

/** The levels of a character at which a cantrip improves. */
export const UPGRADE_LEVELS = [5, 11, 17] as const

/** The highest level of a character. */
const MAX_CHARACTER_LEVEL = 20

/** Dice of one kind, or a number, or both: `10d6+40`, `2d8`, `70`. */
const AMOUNT = /^(?:(?<count>\d+)d(?<sides>\d+))?\+?(?<plus>\d+)?$/u

interface Amount {
  readonly count: number
  readonly sides: number
  readonly plus: number
}

function readAmount(notation: string): Amount {
  const { count = '0', sides = '0', plus = '0' } = AMOUNT.exec(notation)?.groups ?? {}
  return { count: Number(count), sides: Number(sides), plus: Number(plus) }
}

function writeAmount({ count, sides, plus }: Amount): string {
  if (count === 0) return String(plus)
  return plus === 0 ? `${count}d${sides}` : `${count}d${sides}+${plus}`
}

/**
 * Dice after a number of steps: levels of the slot above that of the spell, or upgrades of a cantrip.
 *
 * @example
 * grownDice({ dice: '10d6+40', added: '3d6' }, 2) // => '16d6+40'
 */
export function grownDice({ dice, added, upgrades }: SpellDice, steps: number): string {
  if (upgrades) return upgrades[steps - 1] ?? dice
  if (added === undefined) return dice
  const first = readAmount(dice)
  const more = readAmount(added)
  return writeAmount({
    count: first.count + more.count * steps,
    sides: first.sides || more.sides,
    plus: first.plus + more.plus * steps,
  })
}

/** The dice after the steps, without what further steps would add. */
function grown<Dice extends SpellDice>({ added, upgrades, ...rest }: Dice, steps: number) {
  return {
    ...rest,
    dice: grownDice({ dice: rest.dice, ...(added && { added }), ...(upgrades && { upgrades }) }, steps),
  }
}

function grownEffect(effect: SpellEffect, level: number, steps: number): SpellEffect {
  const { damage, healing, temporaryHitPoints, hitPointMaximum, attacks, darts, ...others } = effect
  const { addedAttacks = 0, addedDarts = 0, bonusUpgrades = [], ...rest } = others
  const bonus = bonusUpgrades.findLast(({ slot }) => slot <= level)?.bonus
  return {
    ...rest,
    ...(damage && { damage: damage.map((one) => grown(one, steps)) }),
    ...(healing && { healing: grown(healing, steps) }),
    ...(temporaryHitPoints && { temporaryHitPoints: grown(temporaryHitPoints, steps) }),
    ...(hitPointMaximum && { hitPointMaximum: grown(hitPointMaximum, steps) }),
    ...(attacks && { attacks: attacks + addedAttacks * steps }),
    ...(darts && { darts: darts + addedDarts * steps }),
    ...(bonus !== undefined && { bonusToRolls: bonus }),
  }
}

/** The area with what the steps add to its size. Walls and the like do not grow. */
function grownArea({ addedFeet = 0, ...area }: SpellArea, steps: number): SpellArea {
  const added = addedFeet * steps
  if (area.shape === 'sphere' || area.shape === 'circle' || area.shape === 'emanation')
    return { ...area, radiusFeet: area.radiusFeet + added }
  if (area.shape === 'cube' || area.shape === 'square') return { ...area, sideFeet: area.sideFeet + added }
  return area
}

/** How long the spell lasts, and whether it needs Concentration. */
function grownDuration({ duration, concentration, longer, addedDuration }: Spell, level: number, steps: number) {
  const row = longer?.findLast(({ slot }) => slot <= level)
  if (row) return { duration: row.duration, ...(row.concentration && { concentration: row.concentration }) }
  const kept = concentration && { concentration }
  if (typeof duration === 'string' || !addedDuration) return { duration, ...kept }
  const [[unit, added] = []] = Object.entries(addedDuration)
  const total = Object.entries(duration).map(([name, value]) => [
    name,
    name === unit ? Number(value) + Number(added) * steps : value,
  ])
  return { duration: Object.assign({ ...duration }, Object.fromEntries(total)), ...kept }
}

/**
 * The lowest and the highest level at which a spell can be cast: of the slot, or for a cantrip of the character.
 *
 * @throws RangeError if there is no such spell
 * @example
 * castingBounds('fireball') // => [3, 9]
 * castingBounds('fire-bolt') // => [1, 20]
 */
export function castingBounds(id: SpellId): readonly [least: number, most: number] {
  const { level } = spell(id)
  return level === 0 ? [1, MAX_CHARACTER_LEVEL] : [level, SPELL_LEVELS.length - 1]
}

/**
 * The levels that change what a spell does: its own first, then each higher slot; of a cantrip 1, and those of a character at
 * which it improves.
 *
 * @example
 * castingLevels('fireball') // => [3, 4, 5, 6, 7, 8, 9]
 * castingLevels('fire-bolt') // => [1, 5, 11, 17]
 * castingLevels('shield') // => [1]
 */
export function castingLevels(id: SpellId): readonly number[] {
  const { level, grows } = spell(id)
  if (level === 0) return grows ? [1, ...UPGRADE_LEVELS] : [1]
  return grows ? SPELL_LEVELS.filter((slot) => slot >= level) : [level]
}

/** What the level of a casting decides about a spell. */
export interface SpellCasting extends Pick<Spell, 'range' | 'duration' | 'concentration' | 'targets'> {
  readonly areas: readonly SpellArea[]
  readonly effects: readonly SpellEffect[]
}

/**
 * A spell as it is cast at a level: its dice, attack rolls, darts, targets, the size of its areas, its range and duration,
 * with all that the level adds, which is not named again beside them.
 *
 * @param level of the slot; for a cantrip of the character, from 1
 * @throws RangeError if there is no such spell, or if it can’t be cast at that level
 * @source SRD 5.2.1, page 104, Using a Higher-Level Spell Slot; Cantrip Upgrade in the spells
 * @example
 * castAt('fireball', 5).effects[0]?.damage // => [{ types: ['fire'], dice: '10d6' }]
 * castAt('eldritch-blast', 11).effects[0]?.attacks // => 3
 */
export function castAt(id: SpellId, level: number): SpellCasting {
  const facts = spell(id)
  const [least, most] = castingBounds(id)
  if (!Number.isInteger(level) || level < least || level > most) {
    throw new RangeError(`level is ${String(level)}; ${id} needs an integer from ${least} to ${most}.`)
  }
  const steps = facts.level === 0 ? UPGRADE_LEVELS.filter((reached) => reached <= level).length : level - facts.level
  const { targets, addedTargets, areas = [], effects = [], range, rangeUpgrades } = facts
  const first = targets ?? (addedTargets !== undefined && steps > 0 ? 0 : undefined)
  return {
    range: rangeUpgrades?.[steps - 1] ?? range,
    ...grownDuration(facts, level, steps),
    ...(first !== undefined && { targets: typeof first === 'number' ? first + (addedTargets ?? 0) * steps : first }),
    areas: areas.map((area) => grownArea(area, steps)),
    effects: effects.map((effect) => grownEffect(effect, level, steps)),
  }
}
