import type { ClassLevelRow } from './class-level.ts'

/** What a Barbarian has at a class level. */
export interface BarbarianRow extends ClassLevelRow {
  /** how often Rage can be entered before a Long Rest */
  readonly rages: number
  /** the bonus that Rage adds to damage */
  readonly rageDamage: number
  /** kinds of weapons whose mastery properties can be used */
  readonly weaponMasteries: number
}

/**
 * The Barbarian Features table.
 *
 * @source SRD 5.2.1, Classes, Barbarian (among pages 28 to 82)
 */
export const BARBARIAN_PROGRESSION = [
  { level:  1, rages: 2, rageDamage: 2, weaponMasteries: 2, features: ['rage', 'unarmored-defense', 'weapon-mastery'] },
  { level:  2, rages: 2, rageDamage: 2, weaponMasteries: 2, features: ['danger-sense', 'reckless-attack'] },
  { level:  3, rages: 3, rageDamage: 2, weaponMasteries: 2, features: ['barbarian-subclass', 'primal-knowledge'] },
  { level:  4, rages: 3, rageDamage: 2, weaponMasteries: 3, features: ['ability-score-improvement'] },
  { level:  5, rages: 3, rageDamage: 2, weaponMasteries: 3, features: ['extra-attack', 'fast-movement'] },
  { level:  6, rages: 4, rageDamage: 2, weaponMasteries: 3, features: ['subclass-feature'] },
  { level:  7, rages: 4, rageDamage: 2, weaponMasteries: 3, features: ['feral-instinct', 'instinctive-pounce'] },
  { level:  8, rages: 4, rageDamage: 2, weaponMasteries: 3, features: ['ability-score-improvement'] },
  { level:  9, rages: 4, rageDamage: 3, weaponMasteries: 3, features: ['brutal-strike'] },
  { level: 10, rages: 4, rageDamage: 3, weaponMasteries: 4, features: ['subclass-feature'] },
  { level: 11, rages: 4, rageDamage: 3, weaponMasteries: 4, features: ['relentless-rage'] },
  { level: 12, rages: 5, rageDamage: 3, weaponMasteries: 4, features: ['ability-score-improvement'] },
  { level: 13, rages: 5, rageDamage: 3, weaponMasteries: 4, features: ['improved-brutal-strike'] },
  { level: 14, rages: 5, rageDamage: 3, weaponMasteries: 4, features: ['subclass-feature'] },
  { level: 15, rages: 5, rageDamage: 3, weaponMasteries: 4, features: ['persistent-rage'] },
  { level: 16, rages: 5, rageDamage: 4, weaponMasteries: 4, features: ['ability-score-improvement'] },
  { level: 17, rages: 6, rageDamage: 4, weaponMasteries: 4, features: ['improved-brutal-strike'] },
  { level: 18, rages: 6, rageDamage: 4, weaponMasteries: 4, features: ['indomitable-might'] },
  { level: 19, rages: 6, rageDamage: 4, weaponMasteries: 4, features: ['epic-boon'] },
  { level: 20, rages: 6, rageDamage: 4, weaponMasteries: 4, features: ['primal-champion'] },
] as const satisfies readonly BarbarianRow[]
