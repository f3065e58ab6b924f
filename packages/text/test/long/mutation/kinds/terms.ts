import type { Term } from '../../../../src/corpus/term.ts'
import type { Locale } from '../../../../src/language/locale.ts'
import { type Fault, type Kind, type Material, matchRange, replace } from '../fault.ts'
import { allTextRanges, entriesIn, type TextRange } from '../material.ts'
import type { Random } from '../random.ts'

/** Memoises a function of an object and a language. */
function memoized<Key extends object, Value>(make: (key: Key, locale: Locale) => Value) {
  const cache = new WeakMap<Key, Map<Locale, Value>>()
  return (key: Key, locale: Locale): Value => {
    const values = cache.get(key) ?? new Map<Locale, Value>()
    cache.set(key, values)
    const value = values.get(locale) ?? make(key, locale)
    values.set(locale, value)
    return value
  }
}

const TRANSLATIONS: readonly Locale[] = ['zh', 'th']

/** An occurrence of the name of a term in a text. */
interface Occurrence {
  readonly term: Term
  readonly at: number
  readonly name: string
}

/** The names of terms in a language, longest first. */
const namesOf = memoized((terms: Material['terms'], locale: Locale) =>
  [...terms.values()]
    .flatMap((term) => {
      const name = term.forms[locale]?.name
      return name === undefined || name.length < 2 ? [] : [{ term, name }]
    })
    .sort((a, b) => b.name.length - a.name.length),
)

/** The names of terms in a text, the longest first; a name inside another does not count. */
function namesIn({ terms }: Material, { text, entry }: TextRange): Occurrence[] {
  const found: Occurrence[] = []
  for (const { term, name } of namesOf(terms, entry.locale)) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const end = at + name.length
      if (!found.some((other) => at < other.at + other.name.length && other.at < end)) found.push({ term, name, at })
    }
  }
  return found
}

/** Faults that replace the name of a term. */
const replaceNames = (
  locales: readonly Locale[],
  replacement: (occurrence: Occurrence, locale: Locale, random: Random, material: Material) => string | undefined,
): Kind['faults'] =>
  function* (material, random): Iterable<Fault> {
    for (const range of allTextRanges(material, locales)) {
      for (const occurrence of namesIn(material, range)) {
        const text = replacement(occurrence, range.entry.locale, random, material)
        if (text === undefined || text === occurrence.name) continue
        const start = range.start + occurrence.at
        yield replace({ file: range.file, start, end: start + occurrence.name.length }, text)
      }
    }
  }

/** Other terms of the same file, such as the other conditions. */
function siblings({ terms }: Material, { id, part }: Term, locale: Locale): string[] {
  return [...terms.values()]
    .filter((one) => one.part === part && one.id !== id)
    .flatMap(({ forms }) => forms[locale]?.name ?? [])
}

const TRADITIONAL: Readonly<Record<string, string>> = {
  检: '檢',
  击: '擊',
  护: '護',
  伤: '傷',
  劣: '劣',
  优: '優',
  势: '勢',
  掷: '擲',
  级: '級',
  总: '總',
  败: '敗',
  费: '費',
  应: '應',
  术: '術',
}

const swap: Kind['faults'] = function* (material) {
  for (const range of allTextRanges(material, TRANSLATIONS)) {
    const occurrences = namesIn(material, range).sort((a, b) => a.at - b.at)
    for (const [index, first] of occurrences.entries()) {
      const second = occurrences[index + 1]
      if (!second || second.term.id === first.term.id || second.name === first.name) continue
      const between = range.text.slice(first.at + first.name.length, second.at)
      const start = range.start + first.at
      const end = range.start + second.at + second.name.length
      yield replace({ file: range.file, start, end }, second.name + between + first.name)
    }
  }
}

/** Titles of entries that explain a term. Entries without a term are skipped: nothing else says what their title should be. */
const titles: Kind['faults'] = function* (material) {
  for (const { file, id, locale, text } of entriesIn(material, TRANSLATIONS)) {
    const match = material.terms.get(id)?.forms[locale] && /(?<=^title: ).*$/m.exec(text)
    if (match) yield replace(matchRange(file, 0, match), locale === 'zh' ? `${match[0]}规则` : `กฎ${match[0]}`)
  }
}

const kind = (id: string, faults: Kind['faults']): Kind => ({ id, group: 'terms', faults })

/** Terms replaced by other terms, or by wrong names. */
export const terms: readonly Kind[] = [
  kind(
    'another term of the same part',
    replaceNames(TRANSLATIONS, ({ term }, locale, random, material) => {
      const [first, ...others] = siblings(material, term, locale)
      return first === undefined ? undefined : random.pick([first, ...others])
    }),
  ),
  kind('two terms swapped', swap),
  kind(
    'word to avoid',
    replaceNames(TRANSLATIONS, ({ term }, locale) => term.forms[locale]?.avoid?.[0]),
  ),
  kind(
    'term in English',
    replaceNames(TRANSLATIONS, ({ term }) => term.forms.en?.name),
  ),
  kind(
    'term cut in half',
    replaceNames(TRANSLATIONS, ({ name }) =>
      name.length > 3 ? name.slice(0, Math.floor(name.length / 2)) : undefined,
    ),
  ),
  kind(
    'term dropped',
    replaceNames(TRANSLATIONS, ({ name }) => (name.length > 3 ? '' : undefined)),
  ),
  kind(
    'term of Taiwan or Hong Kong',
    replaceNames(['zh'], ({ name }) => {
      const character = [...name].find((one) => TRADITIONAL[one] !== undefined && TRADITIONAL[one] !== one)
      return character === undefined ? undefined : name.replace(character, TRADITIONAL[character] ?? character)
    }),
  ),
  kind('title is another than the term', titles),
]
