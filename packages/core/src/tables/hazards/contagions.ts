import type { Condition } from '../../vocabulary/conditions.ts'
import type { ByContagion } from '../../vocabulary/contagions.ts'
import type { CreatureType } from '../../vocabulary/creature-types.ts'
import type { Species } from '../../vocabulary/species.ts'

/** A magical contagion. All its saves are Constitution saving throws. */
export interface ContagionRow {
  readonly catching: {
    readonly types: readonly CreatureType[]
    /** of the save of a creature that meets its source; `none` if no save is mentioned */
    readonly saveDc: number | 'none'
  }
  /** how it spreads from creature to creature; `none` if it does not */
  readonly spreading:
    | {
        readonly types: readonly CreatureType[]
        readonly saveDc: number
        /** at the start of a turn within this many feet, or by touching the skin */
        readonly within: number | 'skin'
        /** how long a success protects from the same infected creature */
        readonly protectsHours: number
      }
    | 'none'
  readonly immuneSpecies: readonly Species[]
  /** until its effects start: dice notation */
  readonly onsetDays: string
  /** gained when it starts */
  readonly exhaustionLevels: number
  readonly condition: Condition | 'none'
  /** the save that fights it; `none` if only treatment ends it */
  readonly fighting:
    | {
        readonly at: 'end-of-long-rest' | 'dawn'
        readonly saveDc: number
        /** the number of successes that end it, or whether it ends with the last Exhaustion level */
        readonly ends: number | 'at-exhaustion-0'
        /** how a success and a failure change the Exhaustion level */
        readonly onSuccess: number
        readonly onFailure: number
      }
    | 'none'
  /** after it has ended */
  readonly immuneYears: number
}

/**
 * The example magical contagions.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Example Contagions (page 194)
 */
export const CONTAGION_STATISTICS: ByContagion<ContagionRow> = {
  'cackle-fever': {
    catching:  { types: ['humanoid'], saveDc: 'none' },
    spreading: { types: ['humanoid'], saveDc: 10, within: 10, protectsHours: 24 },
    immuneSpecies: ['gnome'], onsetDays: '1d4', exhaustionLevels: 1, condition: 'none',
    fighting:  { at: 'end-of-long-rest', saveDc: 13, ends: 3, onSuccess: 0, onFailure: 0 },
    immuneYears: 1,
  },
  'sewer-plague': {
    catching:  { types: ['humanoid'], saveDc: 11 },
    spreading: 'none',
    immuneSpecies: [], onsetDays: '1d4', exhaustionLevels: 1, condition: 'none',
    fighting:  { at: 'dawn', saveDc: 11, ends: 'at-exhaustion-0', onSuccess: -1, onFailure: 1 },
    immuneYears: 0,
  },
  'sight-rot': {
    catching:  { types: ['beast', 'humanoid'], saveDc: 15 },
    spreading: { types: ['humanoid'], saveDc: 15, within: 'skin', protectsHours: 24 },
    immuneSpecies: [], onsetDays: '0', exhaustionLevels: 0, condition: 'blinded',
    fighting:  'none',
    immuneYears: 0,
  },
}

/**
 * The other figures of magical contagions: the laughter of Cackle Fever, which any damage except Psychic damage
 * triggers; Sewer Plague, which halves the Hit Points that Hit Point Dice restore; the ointment against Sight Rot;
 * recuperation from any of them, which gives Advantage on the saves against it.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Magical Contagions (page 194)
 */
export const CONTAGION_FIGURES = {
  laughter:     { saveDc: 13, damage: '1d10', damageType: 'psychic', notAfter: 'psychic', condition: 'incapacitated', repeatedAt: 'end-of-turn', endsAfterMinutes: 1 },
  plague:       { hitPointsOfHitDiceDividedBy: 2, longRestHeals: false },
  ointment:     { tool: 'herbalism-kit', hours: 1, doses: 1, suppressesHours: 24, endsAfterHours: 72 },
  recuperation: { days: 3, save: 'constitution', saveDc: 15, advantageHours: 24 },
} as const
