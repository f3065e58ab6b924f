import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { canExpendSlot, expendSlot, slotLevelsFor } from './expending-spell-slots.ts'
import { spellSlots } from './spell-slots.ts'

const { slots } = spellSlots({ levels: { wizard: 3 } }).value

// SRD 5.2.1, Spell Slots (page 104): a level 3 Wizard casts Magic Missile with one of four level 1 slots; three remain
test('a level 3 Wizard casts a level 1 spell', () => {
  expect(expendSlot({ spellLevel: 1, slotLevel: 1, slots })).toEqual({
    ok: true,
    value: { castAtLevel: 1, slots: { ...slots, 1: 3 } },
  })
  expect(slots[1]).toBe(4)
})

// page 104: with a level 2 slot, Magic Missile is level 2
test('a spell takes on the level of its slot', () => {
  expect(expendSlot({ spellLevel: 1, slotLevel: 2, slots })).toEqual({
    ok: true,
    value: { castAtLevel: 2, slots: { ...slots, 2: 1 } },
  })
})

// page 104: a level 2 spell fits only into a slot of level 2 or higher
test('a spell does not fit into a slot below its level', () => {
  expect(slotLevelsFor({ spellLevel: 2, slots })).toEqual([2])
  expect(expendSlot({ spellLevel: 2, slotLevel: 1, slots })).toEqual({
    ok: false,
    error: { code: 'slot-too-low', at: 1, got: 1, expected: 2 },
  })
})

test('refuses if no slot is left', () => {
  expect(slotLevelsFor({ spellLevel: 3, slots })).toEqual([])
  expect(expendSlot({ spellLevel: 3, slotLevel: 3, slots })).toEqual({
    ok: false,
    error: { code: 'no-slot-left', at: 3, got: 0, expected: 1 },
  })
})

test('a cantrip needs no slot', () => {
  expect(slotLevelsFor({ spellLevel: 0, slots })).toEqual([])
})

// SRD 5.2.1, One Spell with a Spell Slot per Turn (page 105)
test('one slot on a turn; the playtest does not count them', () => {
  expect([canExpendSlot(0, srd521), canExpendSlot(1, srd521)]).toEqual([true, false])
  expect(canExpendSlot(9, next2012)).toBe(true)
  expect(() => canExpendSlot(-1, srd521)).toThrow(RangeError)
})
