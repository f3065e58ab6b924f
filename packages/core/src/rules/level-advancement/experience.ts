import { requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import { CHARACTER_ADVANCEMENT } from '../../tables/level-advancement/character-advancement.ts'
import { TIERS_OF_PLAY } from '../../tables/level-advancement/tiers-of-play.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/**
 * The Experience Points at which a character reaches a level. A character who starts at a higher level starts with
 * them.
 *
 * @param level the character level, all classes together: 1 to 20
 * @throws RangeError if the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Character Creation, Character Advancement (page 23) and Creating Your Character (page 24)
 * @example
 * experienceToReach(10) // => 64000
 */
export function experienceToReach(level: number): number {
  requireInteger('level', level, LEVELS)
  const row = CHARACTER_ADVANCEMENT.find((candidate) => candidate.level === level)
  if (row === undefined) throw new RangeError(`level is ${level}; the Character Advancement table has no row for it.`)
  return row.experiencePoints
}

/** The progress that Experience Points give. */
export interface Advancement {
  readonly level: number
  /** the Experience Points missing for the next level; `none` at level 20 */
  readonly missing: number | 'none'
  /** the feats that a GM may give for Experience Points beyond level 20 */
  readonly bonusFeats: number
}

/**
 * The level that Experience Points reach: the highest whose number they equal or exceed.
 *
 * @param experiencePoints from 0
 * @throws RangeError if they are negative or not an integer
 * @source SRD 5.2.1, Character Creation, Level Advancement (page 23) and Bonus Feats at Level 20 (page 24)
 * @source SRD 5.1, Beyond 1st Level (page 56), which mentions no feats beyond level 20
 * @example
 * advancement(299) // => { level: 1, missing: 1, bonusFeats: 0 }
 * advancement(415000) // => { level: 20, missing: 'none', bonusFeats: 2 }
 * advancement(415000, srd51).bonusFeats // => 0
 */
export function advancement(
  experiencePoints: number,
  { experienceBeyond: { perBonusFeat } }: RulesOf<'experienceBeyond'> = srd521MagicAndCharacters,
): Advancement {
  requireInteger('experiencePoints', experiencePoints, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  const level = CHARACTER_ADVANCEMENT.findLast((row) => row.experiencePoints <= experiencePoints)?.level ?? 1
  const beyond = experiencePoints - experienceToReach(LEVELS.maximum)
  return {
    level,
    missing: level === LEVELS.maximum ? 'none' : experienceToReach(level + 1) - experiencePoints,
    bonusFeats: beyond > 0 && perBonusFeat !== 'none' ? divideRoundDown(beyond, perBonusFeat) : 0,
  }
}

/**
 * The tier of play of a character level.
 *
 * @param level 1 to 20
 * @throws RangeError if the level is not an integer between 1 and 20
 * @source SRD 5.2.1, Character Creation, Tiers of Play (pages 23 and 24)
 * @example
 * tierOfPlay(11) // => 3
 */
export function tierOfPlay(level: number): number {
  requireInteger('level', level, LEVELS)
  const row = TIERS_OF_PLAY.find(({ from, to }) => from <= level && level <= to)
  if (row === undefined) throw new RangeError(`level is ${level}; no tier of play has it.`)
  return row.tier
}
