import type { SlotLevel } from '../../vocabulary/spell-levels.ts'

/** The slots of Pact Magic at a Warlock level. */
export interface PactSlotsRow {
  readonly level: number
  /** spell slots of Pact Magic */
  readonly pactSlots: number
  /** the level of all of them */
  readonly pactSlotLevel: SlotLevel
}

/**
 * The slots of Pact Magic by Warlock level. These columns of the Warlock Features table are repeated here for code that
 * needs no others.
 *
 * @source SRD 5.2.1, Classes, Warlock (among pages 28 to 82)
 */
export const PACT_SLOTS = {
  1:  { level:  1, pactSlots: 1, pactSlotLevel: 1 },
  2:  { level:  2, pactSlots: 2, pactSlotLevel: 1 },
  3:  { level:  3, pactSlots: 2, pactSlotLevel: 2 },
  4:  { level:  4, pactSlots: 2, pactSlotLevel: 2 },
  5:  { level:  5, pactSlots: 2, pactSlotLevel: 3 },
  6:  { level:  6, pactSlots: 2, pactSlotLevel: 3 },
  7:  { level:  7, pactSlots: 2, pactSlotLevel: 4 },
  8:  { level:  8, pactSlots: 2, pactSlotLevel: 4 },
  9:  { level:  9, pactSlots: 2, pactSlotLevel: 5 },
  10: { level: 10, pactSlots: 2, pactSlotLevel: 5 },
  11: { level: 11, pactSlots: 3, pactSlotLevel: 5 },
  12: { level: 12, pactSlots: 3, pactSlotLevel: 5 },
  13: { level: 13, pactSlots: 3, pactSlotLevel: 5 },
  14: { level: 14, pactSlots: 3, pactSlotLevel: 5 },
  15: { level: 15, pactSlots: 3, pactSlotLevel: 5 },
  16: { level: 16, pactSlots: 3, pactSlotLevel: 5 },
  17: { level: 17, pactSlots: 4, pactSlotLevel: 5 },
  18: { level: 18, pactSlots: 4, pactSlotLevel: 5 },
  19: { level: 19, pactSlots: 4, pactSlotLevel: 5 },
  20: { level: 20, pactSlots: 4, pactSlotLevel: 5 },
} as const satisfies Readonly<Record<number, PactSlotsRow>>
