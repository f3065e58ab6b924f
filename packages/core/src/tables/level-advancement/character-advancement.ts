import { PROFICIENCY_BONUSES } from '../proficiency/proficiency-bonuses.ts'
import { integer, signed, type Table } from '../table.ts'

/** A character level and the Experience Points at which it is reached. */
export interface AdvancementRow {
  readonly level: number
  readonly experiencePoints: number
}

/**
 * The Experience Points for each character level. The Proficiency Bonus by level has its own table.
 *
 * @source SRD 5.2.1, Character Creation, Character Advancement (page 23)
 */
export const CHARACTER_ADVANCEMENT = [
  { level:  1, experiencePoints:      0 },
  { level:  2, experiencePoints:    300 },
  { level:  3, experiencePoints:    900 },
  { level:  4, experiencePoints:   2700 },
  { level:  5, experiencePoints:   6500 },
  { level:  6, experiencePoints:  14000 },
  { level:  7, experiencePoints:  23000 },
  { level:  8, experiencePoints:  34000 },
  { level:  9, experiencePoints:  48000 },
  { level: 10, experiencePoints:  64000 },
  { level: 11, experiencePoints:  85000 },
  { level: 12, experiencePoints: 100000 },
  { level: 13, experiencePoints: 120000 },
  { level: 14, experiencePoints: 140000 },
  { level: 15, experiencePoints: 165000 },
  { level: 16, experiencePoints: 195000 },
  { level: 17, experiencePoints: 225000 },
  { level: 18, experiencePoints: 265000 },
  { level: 19, experiencePoints: 305000 },
  { level: 20, experiencePoints: 355000 },
] as const satisfies readonly AdvancementRow[]

/**
 * The Experience Points above those of level 20 for each bonus feat.
 *
 * @source SRD 5.2.1, Character Creation, Bonus Feats at Level 20 (page 24)
 */
export const EXPERIENCE_PER_BONUS_FEAT = 30000

/** The Character Advancement table as a reader sees it, with the Proficiency Bonus of each level. */
export const characterAdvancementTable: Table = {
  id: 'character-advancement',
  source: { document: 'SRD 5.2.1', heading: 'Character Advancement', page: 23 },
  columns: ['level', 'experience-points', 'proficiency-bonus'],
  rows: CHARACTER_ADVANCEMENT.map(({ level, experiencePoints }) => [
    integer(level),
    integer(experiencePoints),
    ...PROFICIENCY_BONUSES.filter(({ from, to }) => from <= level && level <= to).map(({ bonus }) => signed(bonus)),
  ]),
}
