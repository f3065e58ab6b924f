import { fold, isUnspaced } from '@rulestone/search'
import type { AnswersDocument } from './answers-document.ts'

/** Something that players look for and the rules do not have. */
export interface Outside {
  /** what it is: `spell` */
  readonly kind: string
  readonly name: string
  /** the page that comes nearest, in its language: `rules/stat-block/` */
  readonly path: string | undefined
}

/** The pages nearest to what lies outside the rules. */
const NEAREST_PAGES: Readonly<Record<string, string>> = {
  spell: 'spells/',
  creature: 'creatures/',
  feature: 'rules/step-1-class/',
  item: 'rules/attunement/',
}

/**
 * What a query looks for that the rules do not have.
 *
 * @param isWhole whether the query must be such a name; otherwise it may have other words
 */
export function outsideOf(
  typed: string,
  { outside }: Pick<AnswersDocument, 'outside'>,
  isWhole: boolean,
): Outside | undefined {
  const query = fold(typed)
  const isIn = (name: string): boolean => {
    const folded = fold(name)
    if (query === folded || query === `${folded}s`) return true
    if (isWhole) return false
    return isUnspaced(folded) ? folded.length > 1 && query.includes(folded) : ` ${query} `.includes(` ${folded} `)
  }
  for (const [kind, names] of Object.entries(outside)) {
    const name = names.find(isIn)
    if (name !== undefined) return { kind, name, path: NEAREST_PAGES[kind] }
  }
  return undefined
}
