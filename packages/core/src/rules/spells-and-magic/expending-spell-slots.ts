import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { fail, ok, type Result } from '../../result.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import {
  SLOT_LEVELS,
  type SlotLevel,
  type SlotsByLevel,
  SPELL_LEVELS,
  type SpellLevel,
} from '../../vocabulary/spell-levels.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/** A spell, and the slots that its caster has left. */
export interface SpellAndSlots {
  /** 0 for a cantrip */
  readonly spellLevel: SpellLevel
  readonly slots: SlotsByLevel
}

/** Checks the number of slots of each level. */
function requireSlots(slots: SlotsByLevel): void {
  for (const level of SLOT_LEVELS) requireInteger(`slots[${level}]`, slots[level], FROM_0)
}

/**
 * The levels of available slots that a spell fits into: its own level and all higher ones. A cantrip needs none.
 *
 * @throws RangeError if the level is not one of a spell, or a number of slots is negative or not an integer
 * @source SRD 5.2.1, Spells, Spell Slots (page 104)
 * @example
 * const slots = { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }
 * slotLevelsFor({ spellLevel: 1, slots }) // => [1, 2]
 * slotLevelsFor({ spellLevel: 2, slots }) // => [2]
 * slotLevelsFor({ spellLevel: 0, slots }) // => []
 */
export function slotLevelsFor({ spellLevel, slots }: SpellAndSlots): readonly SlotLevel[] {
  requireOneOf('spellLevel', spellLevel, SPELL_LEVELS)
  requireSlots(slots)
  return spellLevel === 0 ? [] : SLOT_LEVELS.filter((level) => level >= spellLevel && slots[level] > 0)
}

/** Why a slot cannot be expended for a spell. */
export type SlotProblem =
  | { readonly code: 'slot-too-low'; readonly at: SlotLevel; readonly got: SlotLevel; readonly expected: SpellLevel }
  | { readonly code: 'no-slot-left'; readonly at: SlotLevel; readonly got: 0; readonly expected: 1 }

/** A spell of level 1 or higher, and a slot to expend for it. */
export interface SlotToExpend {
  readonly spellLevel: SlotLevel
  readonly slotLevel: SlotLevel
  /** those that the caster has left */
  readonly slots: SlotsByLevel
}

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
 * @throws RangeError if a level is not one of a slot, or a number of slots is negative or not an integer
 * @source SRD 5.2.1, Spells, Spell Slots and Using a Higher-Level Spell Slot (page 104)
 * @example
 * const slots = { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }
 * expectOk(expendSlot({ spellLevel: 1, slotLevel: 1, slots })) // => { castAtLevel: 1, slots: { 1: 3, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } }
 * expectError(expendSlot({ spellLevel: 2, slotLevel: 1, slots })) // => { code: 'slot-too-low', at: 1, got: 1, expected: 2 }
 */
export function expendSlot({ spellLevel, slotLevel: slot, slots }: SlotToExpend): Result<SlotExpended, SlotProblem> {
  requireOneOf('spellLevel', spellLevel, SLOT_LEVELS)
  requireOneOf('slotLevel', slot, SLOT_LEVELS)
  requireSlots(slots)
  if (slot < spellLevel) return fail({ code: 'slot-too-low', at: slot, got: slot, expected: spellLevel })
  if (slots[slot] <= 0) return fail({ code: 'no-slot-left', at: slot, got: 0, expected: 1 })
  return ok({ castAtLevel: slot, slots: { ...slots, [slot]: slots[slot] - 1 } })
}

/** A spell and what casting it takes. */
export interface SpellOfTurn {
  /** 0 for a cantrip */
  readonly spellLevel: SpellLevel
  readonly takes: (typeof SPELL_ACTIONS)[number]
}

const SPELL_ACTIONS = ['action', 'bonus-action', 'reaction'] as const

/** A spell that a caster wants to cast, and those that it has cast on the same turn. */
export interface SpellsOfTurn {
  readonly spell: SpellOfTurn
  readonly earlier: readonly SpellOfTurn[]
}

/**
 * Whether a caster can cast another spell on a turn. In SRD 5.2.1 only one of them can expend a spell slot; in SRD 5.1 a
 * spell that takes a Bonus Action leaves only cantrips that take an action. Each spell of level 1 or higher is taken to
 * expend a slot.
 *
 * @throws RangeError if a level or what a spell takes is unknown
 * @source SRD 5.2.1, Spells, One Spell with a Spell Slot per Turn (page 105)
 * @source SRD 5.1, Spellcasting, Casting Time: Bonus Action (page 101)
 * @example
 * const earlier = [{ spellLevel: 1, takes: 'bonus-action' }] as const
 * mayCastOnTurn({ spell: { spellLevel: 0, takes: 'action' }, earlier }, srd51) // => { allowed: true }
 * mayCastOnTurn({ spell: { spellLevel: 0, takes: 'reaction' }, earlier }, srd51) // => { allowed: false, rule: 'casting-a-spell', because: 'bonus-action-spell' }
 * mayCastOnTurn({ spell: { spellLevel: 1, takes: 'action' }, earlier }) // => { allowed: false, rule: 'casting-a-spell', because: 'slot-expended' }
 */
export function mayCastOnTurn(
  { spell, earlier }: SpellsOfTurn,
  ruleset: RulesOf<'casting'> = srd521MagicAndCharacters,
): Permission<'slot-expended' | 'bonus-action-spell'> {
  for (const { spellLevel, takes } of [spell, ...earlier]) {
    requireOneOf('spellLevel', spellLevel, SPELL_LEVELS)
    requireOneOf('takes', takes, SPELL_ACTIONS)
  }
  const isActionCantrip = ({ spellLevel, takes }: SpellOfTurn): boolean => spellLevel === 0 && takes === 'action'
  const isBonusAction = ({ takes }: SpellOfTurn): boolean => takes === 'bonus-action'
  const collides =
    (isBonusAction(spell) && earlier.some((one) => !isActionCantrip(one))) ||
    (earlier.some(isBonusAction) && !isActionCantrip(spell))
  const slotsExpended = earlier.filter(({ spellLevel }) => spellLevel > 0).length
  return firstObstacle([
    [
      ruleset.casting.besidesBonusActionSpell === 'action-cantrips' && collides,
      'casting-a-spell',
      'bonus-action-spell',
    ],
    [spell.spellLevel > 0 && !canExpendSlot(slotsExpended, ruleset), 'casting-a-spell', 'slot-expended'],
  ])
}

/**
 * Whether another spell slot can be expended on a turn.
 *
 * @param slotsExpended how many have been expended on this turn, from 0
 * @throws RangeError if they are negative or not an integer
 * @source SRD 5.2.1, Spells, One Spell with a Spell Slot per Turn (page 105)
 * @example
 * canExpendSlot(0) // => true
 * canExpendSlot(1) // => false
 * canExpendSlot(1, next2012) // => true
 */
export function canExpendSlot(
  slotsExpended: number,
  { casting: { slotsPerTurn } }: RulesOf<'casting'> = srd521MagicAndCharacters,
): boolean {
  requireInteger('slotsExpended', slotsExpended, FROM_0)
  return slotsPerTurn === 'unlimited' || slotsExpended < slotsPerTurn
}
