import { PACT_SLOTS, type PactSlotsRow } from '../../spells-and-magic/pact-slots.ts'
import type { ClassLevelRow } from './class-level.ts'

/** What a Warlock has at a class level. */
export interface WarlockRow extends ClassLevelRow, PactSlotsRow {
  /** Eldritch Invocations known */
  readonly invocations: number
  /** cantrips known */
  readonly cantrips: number
  /** spells of level 1 or higher that can be prepared */
  readonly preparedSpells: number
  /** the spell level of the newest Mystic Arcanum, one for each level from 6; 0 before the feature is gained */
  readonly mysticArcanumLevel: number
}

/**
 * The Warlock Features table.
 *
 * @source SRD 5.2.1, Classes, Warlock (among pages 28 to 82)
 */
export const WARLOCK_PROGRESSION = [
  { ...PACT_SLOTS[1],  invocations:  1, cantrips: 2, preparedSpells:  2, mysticArcanumLevel: 0, features: ['eldritch-invocations', 'pact-magic'] },
  { ...PACT_SLOTS[2],  invocations:  3, cantrips: 2, preparedSpells:  3, mysticArcanumLevel: 0, features: ['magical-cunning'] },
  { ...PACT_SLOTS[3],  invocations:  3, cantrips: 2, preparedSpells:  4, mysticArcanumLevel: 0, features: ['warlock-subclass'] },
  { ...PACT_SLOTS[4],  invocations:  3, cantrips: 3, preparedSpells:  5, mysticArcanumLevel: 0, features: ['ability-score-improvement'] },
  { ...PACT_SLOTS[5],  invocations:  5, cantrips: 3, preparedSpells:  6, mysticArcanumLevel: 0, features: [] },
  { ...PACT_SLOTS[6],  invocations:  5, cantrips: 3, preparedSpells:  7, mysticArcanumLevel: 0, features: ['subclass-feature'] },
  { ...PACT_SLOTS[7],  invocations:  6, cantrips: 3, preparedSpells:  8, mysticArcanumLevel: 0, features: [] },
  { ...PACT_SLOTS[8],  invocations:  6, cantrips: 3, preparedSpells:  9, mysticArcanumLevel: 0, features: ['ability-score-improvement'] },
  { ...PACT_SLOTS[9],  invocations:  7, cantrips: 3, preparedSpells: 10, mysticArcanumLevel: 0, features: ['contact-patron'] },
  { ...PACT_SLOTS[10], invocations:  7, cantrips: 4, preparedSpells: 10, mysticArcanumLevel: 0, features: ['subclass-feature'] },
  { ...PACT_SLOTS[11], invocations:  7, cantrips: 4, preparedSpells: 11, mysticArcanumLevel: 6, features: ['mystic-arcanum'] },
  { ...PACT_SLOTS[12], invocations:  8, cantrips: 4, preparedSpells: 11, mysticArcanumLevel: 6, features: ['ability-score-improvement'] },
  { ...PACT_SLOTS[13], invocations:  8, cantrips: 4, preparedSpells: 12, mysticArcanumLevel: 7, features: ['mystic-arcanum'] },
  { ...PACT_SLOTS[14], invocations:  8, cantrips: 4, preparedSpells: 12, mysticArcanumLevel: 7, features: ['subclass-feature'] },
  { ...PACT_SLOTS[15], invocations:  9, cantrips: 4, preparedSpells: 13, mysticArcanumLevel: 8, features: ['mystic-arcanum'] },
  { ...PACT_SLOTS[16], invocations:  9, cantrips: 4, preparedSpells: 13, mysticArcanumLevel: 8, features: ['ability-score-improvement'] },
  { ...PACT_SLOTS[17], invocations:  9, cantrips: 4, preparedSpells: 14, mysticArcanumLevel: 9, features: ['mystic-arcanum'] },
  { ...PACT_SLOTS[18], invocations: 10, cantrips: 4, preparedSpells: 14, mysticArcanumLevel: 9, features: [] },
  { ...PACT_SLOTS[19], invocations: 10, cantrips: 4, preparedSpells: 15, mysticArcanumLevel: 9, features: ['epic-boon'] },
  { ...PACT_SLOTS[20], invocations: 10, cantrips: 4, preparedSpells: 15, mysticArcanumLevel: 9, features: ['eldritch-master'] },
] as const satisfies readonly WarlockRow[]
