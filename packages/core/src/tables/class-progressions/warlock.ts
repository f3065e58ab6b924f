import type { SlotLevel } from '../../vocabulary/spell-levels.ts'
import type { ClassLevelRow } from './class-level.ts'

/** What a Warlock has at a level of the class. */
export interface WarlockRow extends ClassLevelRow {
  /** Eldritch Invocations known */
  readonly invocations: number
  /** cantrips known */
  readonly cantrips: number
  /** spells of level 1 or higher that can be prepared */
  readonly preparedSpells: number
  /** spell slots of Pact Magic */
  readonly pactSlots: number
  /** the level of all of them */
  readonly pactSlotLevel: SlotLevel
  /** the spell level of the newest Mystic Arcanum, one for each level from 6; 0 before the feature is gained */
  readonly mysticArcanumLevel: number
}

/**
 * The Warlock Features table.
 *
 * @source SRD 5.2.1, Classes, Warlock (among pages 28 to 82)
 */
export const WARLOCK_PROGRESSION = [
  { level:  1, invocations:  1, cantrips: 2, preparedSpells:  2, pactSlots: 1, pactSlotLevel: 1, mysticArcanumLevel: 0, features: ['eldritch-invocations', 'pact-magic'] },
  { level:  2, invocations:  3, cantrips: 2, preparedSpells:  3, pactSlots: 2, pactSlotLevel: 1, mysticArcanumLevel: 0, features: ['magical-cunning'] },
  { level:  3, invocations:  3, cantrips: 2, preparedSpells:  4, pactSlots: 2, pactSlotLevel: 2, mysticArcanumLevel: 0, features: ['warlock-subclass'] },
  { level:  4, invocations:  3, cantrips: 3, preparedSpells:  5, pactSlots: 2, pactSlotLevel: 2, mysticArcanumLevel: 0, features: ['ability-score-improvement'] },
  { level:  5, invocations:  5, cantrips: 3, preparedSpells:  6, pactSlots: 2, pactSlotLevel: 3, mysticArcanumLevel: 0, features: [] },
  { level:  6, invocations:  5, cantrips: 3, preparedSpells:  7, pactSlots: 2, pactSlotLevel: 3, mysticArcanumLevel: 0, features: ['subclass-feature'] },
  { level:  7, invocations:  6, cantrips: 3, preparedSpells:  8, pactSlots: 2, pactSlotLevel: 4, mysticArcanumLevel: 0, features: [] },
  { level:  8, invocations:  6, cantrips: 3, preparedSpells:  9, pactSlots: 2, pactSlotLevel: 4, mysticArcanumLevel: 0, features: ['ability-score-improvement'] },
  { level:  9, invocations:  7, cantrips: 3, preparedSpells: 10, pactSlots: 2, pactSlotLevel: 5, mysticArcanumLevel: 0, features: ['contact-patron'] },
  { level: 10, invocations:  7, cantrips: 4, preparedSpells: 10, pactSlots: 2, pactSlotLevel: 5, mysticArcanumLevel: 0, features: ['subclass-feature'] },
  { level: 11, invocations:  7, cantrips: 4, preparedSpells: 11, pactSlots: 3, pactSlotLevel: 5, mysticArcanumLevel: 6, features: ['mystic-arcanum'] },
  { level: 12, invocations:  8, cantrips: 4, preparedSpells: 11, pactSlots: 3, pactSlotLevel: 5, mysticArcanumLevel: 6, features: ['ability-score-improvement'] },
  { level: 13, invocations:  8, cantrips: 4, preparedSpells: 12, pactSlots: 3, pactSlotLevel: 5, mysticArcanumLevel: 7, features: ['mystic-arcanum'] },
  { level: 14, invocations:  8, cantrips: 4, preparedSpells: 12, pactSlots: 3, pactSlotLevel: 5, mysticArcanumLevel: 7, features: ['subclass-feature'] },
  { level: 15, invocations:  9, cantrips: 4, preparedSpells: 13, pactSlots: 3, pactSlotLevel: 5, mysticArcanumLevel: 8, features: ['mystic-arcanum'] },
  { level: 16, invocations:  9, cantrips: 4, preparedSpells: 13, pactSlots: 3, pactSlotLevel: 5, mysticArcanumLevel: 8, features: ['ability-score-improvement'] },
  { level: 17, invocations:  9, cantrips: 4, preparedSpells: 14, pactSlots: 4, pactSlotLevel: 5, mysticArcanumLevel: 9, features: ['mystic-arcanum'] },
  { level: 18, invocations: 10, cantrips: 4, preparedSpells: 14, pactSlots: 4, pactSlotLevel: 5, mysticArcanumLevel: 9, features: [] },
  { level: 19, invocations: 10, cantrips: 4, preparedSpells: 15, pactSlots: 4, pactSlotLevel: 5, mysticArcanumLevel: 9, features: ['epic-boon'] },
  { level: 20, invocations: 10, cantrips: 4, preparedSpells: 15, pactSlots: 4, pactSlotLevel: 5, mysticArcanumLevel: 9, features: ['eldritch-master'] },
] as const satisfies readonly WarlockRow[]
