import type { SourceEntry, Targets, Term } from '../../corpus/index.ts'
import { type ByLocale, byLocale, type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { Segment } from '../../markdown/index.ts'
import { readSegmentText } from '../passages/segment-text.ts'
import { type Form, FormIndex, type FoundForm } from './form-index.ts'
import { allEnglishForms, termForms } from './forms.ts'

/** Terms, and the entries that explain them. */
interface Named {
  readonly terms: ReadonlyMap<string, Term>
  readonly targets: Targets
}

/** For each term, the terms that imply it: Death Saving Throw implies saving throw. */
export type Kinds = ReadonlyMap<string, ReadonlySet<string>>

/** The sequences of words of some lengths in a name. */
function* runsOf(words: readonly string[], lengths: Iterable<number>): Iterable<string> {
  for (const length of lengths) {
    for (let from = 0; from + length <= words.length; from += 1) yield words.slice(from, from + length).join(' ')
  }
}

/** Finds which terms imply which, by their English names. */
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

/** For each term, the terms with the same words (`same-as`), which imply each other. */
export function homonymsOf(terms: Named['terms']): Kinds {
  const groups = new Map<string, Set<string>>()
  for (const { id, sameAs = id } of terms.values()) {
    const group = groups.get(sameAs) ?? new Set([sameAs])
    groups.set(sameAs, group.add(id))
  }
  return new Map(Array.from(terms.values(), ({ id, sameAs = id }) => [id, groups.get(sameAs) ?? new Set([id])]))
}

/**
 * The forms that a translation may have: those of the term, its English abbreviation, and the names of its entry, unless
 * they name another term as well.
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

/** The index of terms of each language. */
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

/** An index of all English forms, ordinary words included. */
export function englishWordIndex(named: Named): FormIndex {
  const index = knownWords.get(named.targets) ?? new FormIndex(allEnglishForms(named.terms.values()))
  knownWords.set(named.targets, index)
  return index
}

const found = new WeakMap<FormIndex, WeakMap<Segment, readonly FoundForm[]>>()

/** The terms in a segment, cached. */
export function formsInSegment(index: FormIndex, entry: SourceEntry, segment: Segment): readonly FoundForm[] {
  const inIndex = found.get(index) ?? new WeakMap<Segment, readonly FoundForm[]>()
  const forms = inIndex.get(segment) ?? index.find(readSegmentText(entry, segment).text, segment.kind === 'title')
  inIndex.set(segment, forms)
  found.set(index, inIndex)
  return forms
}
