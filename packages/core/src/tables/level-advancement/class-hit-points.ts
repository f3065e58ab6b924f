import { type ByClass, CLASSES } from '../../vocabulary/classes.ts'
import { dice, integer, type Table, term } from '../table.ts'

/** The Hit Points that the levels of a class give, before the Constitution modifier is added to each. */
export interface ClassHitPoints {
  /** the sides of the Hit Point Die */
  readonly hitDie: 6 | 8 | 10 | 12
  /** at level 1 of the character */
  readonly firstLevel: number
  /** at each later level, instead of a roll of the Hit Point Die */
  readonly laterLevel: number
}

/**
 * Level 1 Hit Points by Class and Fixed Hit Points by Class, with the Hit Point Die of each class.
 *
 * @source SRD 5.2.1, Character Creation, Level 1 Hit Points by Class (page 22) and Fixed Hit Points by Class (page 23)
 */
export const CLASS_HIT_POINTS = {
  barbarian: { hitDie: 12, firstLevel: 12, laterLevel: 7 },
  bard:      { hitDie:  8, firstLevel:  8, laterLevel: 5 },
  cleric:    { hitDie:  8, firstLevel:  8, laterLevel: 5 },
  druid:     { hitDie:  8, firstLevel:  8, laterLevel: 5 },
  fighter:   { hitDie: 10, firstLevel: 10, laterLevel: 6 },
  monk:      { hitDie:  8, firstLevel:  8, laterLevel: 5 },
  paladin:   { hitDie: 10, firstLevel: 10, laterLevel: 6 },
  ranger:    { hitDie: 10, firstLevel: 10, laterLevel: 6 },
  rogue:     { hitDie:  8, firstLevel:  8, laterLevel: 5 },
  sorcerer:  { hitDie:  6, firstLevel:  6, laterLevel: 4 },
  warlock:   { hitDie:  8, firstLevel:  8, laterLevel: 5 },
  wizard:    { hitDie:  6, firstLevel:  6, laterLevel: 4 },
} as const satisfies ByClass<ClassHitPoints>

/** Level 1 Hit Points by Class and Fixed Hit Points by Class in one table, as a reader sees them. */
export const classHitPointsTable: Table = {
  id: 'class-hit-points',
  source: { document: 'SRD 5.2.1', heading: 'Level 1 Hit Points by Class', page: 22 },
  columns: ['class', 'hit-point-die', 'first-level', 'later-level'],
  rows: CLASSES.map((id) => {
    const { hitDie, firstLevel, laterLevel } = CLASS_HIT_POINTS[id]
    return [term(id), dice(`1d${hitDie}`), integer(firstLevel), integer(laterLevel)]
  }),
}
