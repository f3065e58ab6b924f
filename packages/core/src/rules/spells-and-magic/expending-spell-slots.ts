import { requireInteger } from '../../bounds.ts'
import { fail, ok, type Result } from '../../result.ts'
import type { CastingRule } from '../../rulesets/magic-and-characters.ts'
import { SLOT_LEVELS, type SlotLevel, type SlotsByLevel, type SpellLevel } from '../../vocabulary/spell-levels.ts'

/**
 * The levels of available slots that a spell fits into: its own level and all higher ones. A cantrip needs none.
 *
 * @source SRD 5.2.1, Spells, Spell Slots (page 104)
 * @example
 * slotLevelsFor(1, { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }) // => [1, 2]
 * slotLevelsFor(2, { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }) // => [2]
 * slotLevelsFor(0, { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }) // => []
 */
export const slotLevelsFor = (spell: SpellLevel, slots: SlotsByLevel): readonly SlotLevel[] =>
  spell === 0 ? [] : SLOT_LEVELS.filter((level) => level >= spell && slots[level] > 0)

/** Why a slot cannot be expended for a spell. */
export type SlotProblem =
  | { readonly code: 'slot-too-low'; readonly at: SlotLevel; readonly got: SlotLevel; readonly expected: SpellLevel }
  | { readonly code: 'no-slot-left'; readonly at: SlotLevel; readonly got: 0; readonly expected: 1 }

/** A spell that was cast, and the slots that remain. */
export interface SlotExpended {
  /** the level that the spell takes on: that of its slot */
  readonly castAtLevel: SlotLevel
  readonly slots: SlotsByLevel
}

/**
 * Expends a slot to cast a spell of level 1 or higher. The spell takes on the level of the slot.
 *
 * @returns the slots that remain, or why this slot cannot hold the spell
 * @source SRD 5.2.1, Spells, Spell Slots and Using a Higher-Level Spell Slot (page 104)
 * @example
 * expendSlot(1, 1, { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }).value // => { castAtLevel: 1, slots: { 1: 3, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } }
 * expendSlot(2, 1, { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }).error // => { code: 'slot-too-low', at: 1, got: 1, expected: 2 }
 */
export function expendSlot(spell: SlotLevel, slot: SlotLevel, slots: SlotsByLevel): Result<SlotExpended, SlotProblem> {
  if (slot < spell) return fail({ code: 'slot-too-low', at: slot, got: slot, expected: spell })
  if (slots[slot] <= 0) return fail({ code: 'no-slot-left', at: slot, got: 0, expected: 1 })
  return ok({ castAtLevel: slot, slots: { ...slots, [slot]: slots[slot] - 1 } })
}

/**
 * Whether another spell slot can be expended on a turn.
 *
 * @param expended how many have been expended on this turn, from 0
 * @throws RangeError if `expended` is negative or not an integer
 * @source SRD 5.2.1, Spells, One Spell with a Spell Slot per Turn (page 105)
 * @example
 * canExpendSlot(0, srd521.casting) // => true
 * canExpendSlot(1, srd521.casting) // => false
 */
export function canExpendSlot(expended: number, { slotsPerTurn }: CastingRule): boolean {
  requireInteger('expended', expended, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  return slotsPerTurn === 'unlimited' || expended < slotsPerTurn
}
