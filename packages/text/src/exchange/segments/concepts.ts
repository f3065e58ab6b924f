import type { Corpus, TermForms } from '../../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import { fileIn } from './entry-segments.ts'

/** A term, or the title of an entry, in two languages. */
export interface Concept {
  /** `term.cover` for a term, `rule.cover` for the title of an entry */
  readonly id: string
  readonly sort: 'term' | 'rule'
  /** the id of the term or entry */
  readonly of: string
  /** the file with the translated name */
  readonly file: string
  /** the file with the English name */
  readonly original: string
  readonly source: TermForms
  readonly target?: TermForms
}

/** All terms, and all titles with aliases. */
export function concepts(locale: Locale, { terms, groups }: Corpus): Concept[] {
  const found: Concept[] = []
  for (const [id, { file, forms }] of terms) {
    const [source, target] = [forms[SOURCE_LOCALE], forms[locale]]
    if (source)
      found.push({ id: `term.${id}`, sort: 'term', of: id, file, original: file, source, ...(target && { target }) })
  }
  for (const [id, group] of groups) {
    const [english, translated] = [group[SOURCE_LOCALE], group[locale]]
    if (!english) continue
    const [source, target] = [english.frontMatter, translated?.frontMatter].map(
      (front): TermForms | undefined => front && { name: front.title, aliases: front.aliases },
    )
    const file = translated?.file ?? fileIn(english.file, locale)
    const original = english.file
    if (source)
      found.push({ id: `rule.${id}`, sort: 'rule', of: id, file, original, source, ...(target && { target }) })
  }
  return found
}
