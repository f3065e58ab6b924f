import { readSourceEntry, readTerms, type TermForms } from '../../corpus/index.ts'
import type { Locale } from '../../language/index.ts'
import type { Concept } from '../segments/concepts.ts'
import { flowList, flowMap, putYaml, withEdits } from './yaml-edit.ts'

/** New forms of a term, or a new title and aliases of an entry. */
export interface ConceptChange {
  readonly concept: Concept
  readonly forms: TermForms
}

const complete = ({ name, abbreviation, aliases = [], avoid = [] }: TermForms): object => ({
  name,
  abbreviation,
  aliases,
  avoid,
})

/**
 * Whether two forms of a term are equal.
 *
 * @example
 * sameForms({ name: 'cover', aliases: [] }, { name: 'cover' }) // => true
 */
export const sameForms = (a: TermForms | undefined, b: TermForms | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(complete(a)) === JSON.stringify(complete(b))

const written = ({ name, abbreviation, aliases = [], avoid = [] }: TermForms): string =>
  flowMap({
    name,
    ...(abbreviation !== undefined && { abbreviation }),
    ...(aliases.length > 0 && { aliases }),
    ...(avoid.length > 0 && { avoid }),
  })

/** Writes new forms into a file of terms; undefined if that is impossible. */
function intoTerms(text: string, { concept, forms }: ConceptChange, locale: Locale): string | undefined {
  const edit = putYaml(text, [concept.of, locale], written(forms))
  const merged = edit && withEdits(text, [edit])
  const read =
    merged === undefined ? undefined : readTerms(concept.file, merged).terms.find(({ id }) => id === concept.of)
  return sameForms(read?.forms[locale], forms) ? merged : undefined
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?\n)---[ \t]*(?:\r?\n|$)/
const OPENING = /^---[ \t]*\r?\n/

/** The title and aliases in front matter. */
function formsOf(text: string, { file, of }: Concept, locale: Locale): TermForms | undefined {
  const read = readSourceEntry({ file, id: of, chapter: '', locale }, text)
  const front = 'frontMatter' in read ? read.frontMatter : undefined
  return front && { name: front.title, aliases: front.aliases }
}

/** Writes a title and aliases into front matter; undefined if that is impossible. */
function intoEntry(text: string, { concept, forms }: ConceptChange, locale: Locale): string | undefined {
  const [, yaml] = FRONT_MATTER.exec(text) ?? []
  const [opening] = OPENING.exec(text) ?? []
  if (yaml === undefined || opening === undefined) return undefined
  let merged = yaml
  const target = concept.target ?? formsOf(text, concept, locale)
  const put = (key: string, value: string): void => {
    const edit = putYaml(merged, [key], value)
    if (edit) merged = withEdits(merged, [edit])
  }
  if (forms.name !== target?.name) put('title', flowList([forms.name]).slice(1, -1))
  if (JSON.stringify(forms.aliases ?? []) !== JSON.stringify(target?.aliases ?? [])) {
    put('aliases', flowList(forms.aliases ?? []))
  }
  const whole = opening + merged + text.slice(opening.length + yaml.length)
  return sameForms(formsOf(whole, concept, locale), { name: forms.name, aliases: forms.aliases ?? [] })
    ? whole
    : undefined
}

/** Writes an imported concept into its file; undefined if that is impossible. */
export const mergeConcept = (text: string, change: ConceptChange, locale: Locale): string | undefined =>
  change.concept.sort === 'term' ? intoTerms(text, change, locale) : intoEntry(text, change, locale)
