import type { ClassLevelRow } from './class-level.ts'

/** What a Monk has at a class level. */
export interface MonkRow extends ClassLevelRow {
  /** the Martial Arts die */
  readonly martialArts: string
  /** 0 before the feature is gained */
  readonly focusPoints: number
  /** what Unarmored Movement adds to Speed; 0 before the feature is gained */
  readonly unarmoredMovementFeet: number
}

/**
 * The Monk Features table.
 *
 * @source SRD 5.2.1, Classes, Monk (among pages 28 to 82)
 */
export const MONK_PROGRESSION = [
  { level:  1, martialArts: '1d6',  focusPoints:  0, unarmoredMovementFeet:  0, features: ['martial-arts', 'unarmored-defense'] },
  { level:  2, martialArts: '1d6',  focusPoints:  2, unarmoredMovementFeet: 10, features: ['monks-focus', 'unarmored-movement', 'uncanny-metabolism'] },
  { level:  3, martialArts: '1d6',  focusPoints:  3, unarmoredMovementFeet: 10, features: ['deflect-attacks', 'monk-subclass'] },
  { level:  4, martialArts: '1d6',  focusPoints:  4, unarmoredMovementFeet: 10, features: ['ability-score-improvement', 'slow-fall'] },
  { level:  5, martialArts: '1d8',  focusPoints:  5, unarmoredMovementFeet: 10, features: ['extra-attack', 'stunning-strike'] },
  { level:  6, martialArts: '1d8',  focusPoints:  6, unarmoredMovementFeet: 15, features: ['empowered-strikes', 'subclass-feature'] },
  { level:  7, martialArts: '1d8',  focusPoints:  7, unarmoredMovementFeet: 15, features: ['evasion'] },
  { level:  8, martialArts: '1d8',  focusPoints:  8, unarmoredMovementFeet: 15, features: ['ability-score-improvement'] },
  { level:  9, martialArts: '1d8',  focusPoints:  9, unarmoredMovementFeet: 15, features: ['acrobatic-movement'] },
  { level: 10, martialArts: '1d8',  focusPoints: 10, unarmoredMovementFeet: 20, features: ['heightened-focus', 'self-restoration'] },
  { level: 11, martialArts: '1d10', focusPoints: 11, unarmoredMovementFeet: 20, features: ['subclass-feature'] },
  { level: 12, martialArts: '1d10', focusPoints: 12, unarmoredMovementFeet: 20, features: ['ability-score-improvement'] },
  { level: 13, martialArts: '1d10', focusPoints: 13, unarmoredMovementFeet: 20, features: ['deflect-energy'] },
  { level: 14, martialArts: '1d10', focusPoints: 14, unarmoredMovementFeet: 25, features: ['disciplined-survivor'] },
  { level: 15, martialArts: '1d10', focusPoints: 15, unarmoredMovementFeet: 25, features: ['perfect-focus'] },
  { level: 16, martialArts: '1d10', focusPoints: 16, unarmoredMovementFeet: 25, features: ['ability-score-improvement'] },
  { level: 17, martialArts: '1d12', focusPoints: 17, unarmoredMovementFeet: 25, features: ['subclass-feature'] },
  { level: 18, martialArts: '1d12', focusPoints: 18, unarmoredMovementFeet: 30, features: ['superior-defense'] },
  { level: 19, martialArts: '1d12', focusPoints: 19, unarmoredMovementFeet: 30, features: ['epic-boon'] },
  { level: 20, martialArts: '1d12', focusPoints: 20, unarmoredMovementFeet: 30, features: ['body-and-mind'] },
] as const satisfies readonly MonkRow[]
