import type { CoverDegree } from '../../vocabulary/cover-degrees.ts'
import { type Table, term, words } from '../table.ts'

/** What a degree of cover gives to a target. */
export interface CoverRow {
  readonly degree: Exclude<CoverDegree, 'none'>
  /** the bonus to AC and Dexterity saving throws */
  readonly bonus: number
  readonly canBeTargetedDirectly: boolean
}

/**
 * The benefit of each degree of cover.
 *
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 */
export const COVER = [
  { degree: 'half',           bonus: 2, canBeTargetedDirectly: true },
  { degree: 'three-quarters', bonus: 5, canBeTargetedDirectly: true },
  { degree: 'total',          bonus: 0, canBeTargetedDirectly: false },
] as const satisfies readonly CoverRow[]

/** The Cover table as a reader sees it. */
export const coverTable: Table = {
  id: 'cover',
  source: { document: 'SRD 5.2.1', heading: 'Cover', page: 15 },
  columns: ['degree', 'benefit', 'offered-by'],
  rows: COVER.map(({ degree, bonus, canBeTargetedDirectly }) => [
    term(`${degree}-cover`),
    canBeTargetedDirectly ? words('bonus', { bonus }) : words('cannot-be-targeted'),
    words(`offered-by-${degree}`),
  ]),
}
