import type { ClassLevelRow } from './class-level.ts'

/** What a Fighter has at a class level. */
export interface FighterRow extends ClassLevelRow {
  /** uses of Second Wind */
  readonly secondWinds: number
  /** kinds of weapons whose mastery properties can be used */
  readonly weaponMasteries: number
  /** uses of Action Surge; 0 before the feature is gained */
  readonly actionSurges: number
  /** uses of Indomitable; 0 before the feature is gained */
  readonly indomitables: number
}

/**
 * The Fighter Features table.
 *
 * @source SRD 5.2.1, Classes, Fighter (among pages 28 to 82)
 */
export const FIGHTER_PROGRESSION = [
  { level:  1, secondWinds: 2, weaponMasteries: 3, actionSurges: 0, indomitables: 0, features: ['fighting-style', 'second-wind', 'weapon-mastery'] },
  { level:  2, secondWinds: 2, weaponMasteries: 3, actionSurges: 1, indomitables: 0, features: ['action-surge', 'tactical-mind'] },
  { level:  3, secondWinds: 2, weaponMasteries: 3, actionSurges: 1, indomitables: 0, features: ['fighter-subclass'] },
  { level:  4, secondWinds: 3, weaponMasteries: 4, actionSurges: 1, indomitables: 0, features: ['ability-score-improvement'] },
  { level:  5, secondWinds: 3, weaponMasteries: 4, actionSurges: 1, indomitables: 0, features: ['extra-attack', 'tactical-shift'] },
  { level:  6, secondWinds: 3, weaponMasteries: 4, actionSurges: 1, indomitables: 0, features: ['ability-score-improvement'] },
  { level:  7, secondWinds: 3, weaponMasteries: 4, actionSurges: 1, indomitables: 0, features: ['subclass-feature'] },
  { level:  8, secondWinds: 3, weaponMasteries: 4, actionSurges: 1, indomitables: 0, features: ['ability-score-improvement'] },
  { level:  9, secondWinds: 3, weaponMasteries: 4, actionSurges: 1, indomitables: 1, features: ['indomitable', 'tactical-master'] },
  { level: 10, secondWinds: 4, weaponMasteries: 5, actionSurges: 1, indomitables: 1, features: ['subclass-feature'] },
  { level: 11, secondWinds: 4, weaponMasteries: 5, actionSurges: 1, indomitables: 1, features: ['two-extra-attacks'] },
  { level: 12, secondWinds: 4, weaponMasteries: 5, actionSurges: 1, indomitables: 1, features: ['ability-score-improvement'] },
  { level: 13, secondWinds: 4, weaponMasteries: 5, actionSurges: 1, indomitables: 2, features: ['indomitable', 'studied-attacks'] },
  { level: 14, secondWinds: 4, weaponMasteries: 5, actionSurges: 1, indomitables: 2, features: ['ability-score-improvement'] },
  { level: 15, secondWinds: 4, weaponMasteries: 5, actionSurges: 1, indomitables: 2, features: ['subclass-feature'] },
  { level: 16, secondWinds: 4, weaponMasteries: 6, actionSurges: 1, indomitables: 2, features: ['ability-score-improvement'] },
  { level: 17, secondWinds: 4, weaponMasteries: 6, actionSurges: 2, indomitables: 3, features: ['action-surge', 'indomitable'] },
  { level: 18, secondWinds: 4, weaponMasteries: 6, actionSurges: 2, indomitables: 3, features: ['subclass-feature'] },
  { level: 19, secondWinds: 4, weaponMasteries: 6, actionSurges: 2, indomitables: 3, features: ['epic-boon'] },
  { level: 20, secondWinds: 4, weaponMasteries: 6, actionSurges: 2, indomitables: 3, features: ['three-extra-attacks'] },
] as const satisfies readonly FighterRow[]
