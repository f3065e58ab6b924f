import type { SourceEntry, Targets, Term } from '../../corpus/index.ts'
import { type ByLocale, byLocale, type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { Segment } from '../../markdown/index.ts'
import { readSegmentText } from '../passages/segment-text.ts'
import { type Form, FormIndex, type FoundForm } from './form-index.ts'
import { englishWords, termForms } from './forms.ts'

/** Terms, and what the entries are called that explain them. */
interface Named {
  readonly terms: ReadonlyMap<string, Term>
  readonly targets: Targets
}

/** For each term, those that are a kind of it: who says Death Saving Throw has said saving throw. */
export type Kinds = ReadonlyMap<string, ReadonlySet<string>>

/** The runs of words inside a name that have one of these lengths. */
function* runsOf(words: readonly string[], lengths: Iterable<number>): Iterable<string> {
  for (const length of lengths) {
    for (let from = 0; from + length <= words.length; from += 1) yield words.slice(from, from + length).join(' ')
  }
}

/** Finds out which terms are a kind of which, by their English names. */
export function kindsOf(terms: Named['terms']): Kinds {
  const names = Array.from(terms.values(), ({ id, forms }) => ({ id, name: forms.en?.name.toLowerCase().trim() ?? '' }))
  const kinds = new Map(names.map(({ id }) => [id, new Set<string>()] as const))
  const named = new Map<string, string[]>()
  for (const { id, name } of names) if (name !== '') named.set(name, [...(named.get(name) ?? []), id])
  const lengths = new Set(Array.from(named.keys(), (name) => name.split(' ').length))
  for (const { id, name } of names) {
    for (const run of runsOf(name.split(' '), lengths)) {
      for (const wider of named.get(run) ?? []) if (wider !== id) kinds.get(wider)?.add(id)
    }
  }
  return kinds
}

/** For each term, those that share its words (`same-as`): who says one of them has said the other. */
export function homonymsOf(terms: Named['terms']): Kinds {
  const groups = new Map<string, Set<string>>()
  for (const { id, sameAs = id } of terms.values()) {
    const group = groups.get(sameAs) ?? new Set([sameAs])
    groups.set(sameAs, group.add(id))
  }
  return new Map(Array.from(terms.values(), ({ id, sameAs = id }) => [id, groups.get(sameAs) ?? new Set([id])]))
}

/**
 * The forms that a translation may say: those of the term, its English abbreviation, and what its entry is called, but
 * not where that names another term as well.
 */
function translatedForms({ terms, targets }: Named, kinds: Kinds, locale: Locale): Form[] {
  const forms = termForms(terms.values(), locale)
  const index = new FormIndex(forms)
  for (const { id, forms: ours } of terms.values()) {
    const { abbreviation } = ours.en ?? {}
    if (abbreviation !== undefined) forms.push({ id, form: abbreviation })
    for (const form of targets.get(id)?.names[locale] ?? []) {
      if (index.find(form).every((other) => other.id === id || kinds.get(other.id)?.has(id))) forms.push({ id, form })
    }
  }
  return forms
}

const known = new WeakMap<Targets, ByLocale<FormIndex>>()

/** The forms that name each term in each language. */
export function termIndexes(named: Named): ByLocale<FormIndex> {
  const indexes =
    known.get(named.targets) ??
    byLocale((locale) => {
      const { terms } = named
      if (locale === SOURCE_LOCALE) return new FormIndex(termForms(terms.values(), locale))
      return new FormIndex(translatedForms(named, kindsOf(terms), locale))
    })
  known.set(named.targets, indexes)
  return indexes
}

const knownWords = new WeakMap<Targets, FormIndex>()

/** The English forms that may name a term, those that are ordinary words too included. */
export function englishWordIndex(named: Named): FormIndex {
  const index = knownWords.get(named.targets) ?? new FormIndex(englishWords(named.terms.values()))
  knownWords.set(named.targets, index)
  return index
}

const found = new WeakMap<FormIndex, WeakMap<Segment, readonly FoundForm[]>>()

/** The forms of terms in a segment; each segment is looked through once. */
export function formsInSegment(index: FormIndex, entry: SourceEntry, segment: Segment): readonly FoundForm[] {
  const inIndex = found.get(index) ?? new WeakMap<Segment, readonly FoundForm[]>()
  const forms = inIndex.get(segment) ?? index.find(readSegmentText(entry, segment).text, segment.kind === 'title')
  inIndex.set(segment, forms)
  found.set(index, inIndex)
  return forms
}
