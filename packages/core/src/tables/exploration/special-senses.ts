import { type BySense, SENSES, type VisualObstacle } from '../../vocabulary/senses.ts'
import { type Table, term, words } from '../table.ts'

/** What a special sense does within its range. */
export interface SpecialSenseRow {
  /** whether it counts as sight; otherwise it only locates things */
  readonly sees: boolean
  /** how many categories brighter the light is for it */
  readonly lightLevelsBrighter: number
  /** what does not hide a thing from it */
  readonly pierces: readonly VisualObstacle[]
  /** whether it sees nothing behind Total Cover, even if light passes through */
  readonly stoppedByTotalCover: boolean
  /** it needs contact with the same surface or liquid, and detects only creatures and moving objects */
  readonly needsContact: boolean
}

/**
 * The special senses.
 *
 * @source SRD 5.2.1, Rules Glossary: Blindsight (page 177), Darkvision (page 180), Tremorsense, Truesight (page 190)
 */
export const SPECIAL_SENSES = {
  blindsight:  { sees: true,  lightLevelsBrighter: 0, pierces: ['blinded', 'darkness', 'obscurement', 'invisible'],                                 stoppedByTotalCover: true,  needsContact: false },
  darkvision:  { sees: true,  lightLevelsBrighter: 1, pierces: [],                                                                                  stoppedByTotalCover: false, needsContact: false },
  tremorsense: { sees: false, lightLevelsBrighter: 0, pierces: ['blinded', 'darkness', 'obscurement', 'invisible'],                                 stoppedByTotalCover: false, needsContact: true  },
  truesight:   { sees: true,  lightLevelsBrighter: 0, pierces: ['darkness', 'invisible', 'visual-illusion', 'transformation', 'ethereal-plane'], stoppedByTotalCover: false, needsContact: false },
} as const satisfies BySense<SpecialSenseRow>

/** The special senses as a reader sees them. */
export const specialSensesTable: Table = {
  id: 'special-senses',
  source: { document: 'SRD 5.2.1', heading: 'Special Senses', page: 11 },
  columns: ['sense', 'what'],
  rows: SENSES.map((sense) => [term(sense), words(sense)]),
}
