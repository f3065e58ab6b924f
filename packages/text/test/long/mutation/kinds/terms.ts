import type { Term } from '../../../../src/corpus/term.ts'
import type { Locale } from '../../../../src/language/locale.ts'
import { type Fault, type Kind, type Material, matchRange, replace } from '../fault.ts'
import { allWords, entriesIn, type Words } from '../material.ts'
import type { Random } from '../random.ts'

/** Memoises a function of a material and a language. */
function memoized<Key extends object, Value>(make: (key: Key, locale: Locale) => Value) {
  const known = new WeakMap<Key, Map<Locale, Value>>()
  return (key: Key, locale: Locale): Value => {
    const values = known.get(key) ?? new Map<Locale, Value>()
    known.set(key, values)
    const value = values.get(locale) ?? make(key, locale)
    values.set(locale, value)
    return value
  }
}

const TRANSLATIONS: readonly Locale[] = ['zh', 'th']

/** A term named in words. */
interface Named {
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

/** The terms named in words, the longest first; a name inside another does not count. */
function namesIn({ terms }: Material, { text, entry }: Words): Named[] {
  const kept: Named[] = []
  for (const { term, name } of namesOf(terms, entry.locale)) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const end = at + name.length
      if (!kept.some((other) => at < other.at + other.name.length && other.at < end)) kept.push({ term, name, at })
    }
  }
  return kept
}

/** Faults that replace the name of a term. */
const inNames = (
  locales: readonly Locale[],
  instead: (named: Named, locale: Locale, random: Random, material: Material) => string | undefined,
): Kind['faults'] =>
  function* (material, random): Iterable<Fault> {
    for (const words of allWords(material, locales)) {
      for (const named of namesIn(material, words)) {
        const text = instead(named, words.entry.locale, random, material)
        if (text === undefined || text === named.name) continue
        const start = words.start + named.at
        yield replace({ file: words.file, start, end: start + named.name.length }, text)
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
  for (const words of allWords(material, TRANSLATIONS)) {
    const named = namesIn(material, words).sort((a, b) => a.at - b.at)
    for (const [index, first] of named.entries()) {
      const second = named[index + 1]
      if (!second || second.term.id === first.term.id || second.name === first.name) continue
      const between = words.text.slice(first.at + first.name.length, second.at)
      const start = words.start + first.at
      const end = words.start + second.at + second.name.length
      yield replace({ file: words.file, start, end }, second.name + between + first.name)
    }
  }
}

/** Titles of entries that explain a term. If there is no term, the title itself defines the name of the entry. */
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
    inNames(TRANSLATIONS, ({ term }, locale, random, material) => {
      const [first, ...others] = siblings(material, term, locale)
      return first === undefined ? undefined : random.pick([first, ...others])
    }),
  ),
  kind('two terms swapped', swap),
  kind(
    'word to avoid',
    inNames(TRANSLATIONS, ({ term }, locale) => term.forms[locale]?.avoid?.[0]),
  ),
  kind(
    'term in English',
    inNames(TRANSLATIONS, ({ term }) => term.forms.en?.name),
  ),
  kind(
    'term cut in half',
    inNames(TRANSLATIONS, ({ name }) => (name.length > 3 ? name.slice(0, Math.floor(name.length / 2)) : undefined)),
  ),
  kind(
    'term dropped',
    inNames(TRANSLATIONS, ({ name }) => (name.length > 3 ? '' : undefined)),
  ),
  kind(
    'term of Taiwan or Hong Kong',
    inNames(['zh'], ({ name }) => {
      const sign = [...name].find((one) => TRADITIONAL[one] !== undefined && TRADITIONAL[one] !== one)
      return sign === undefined ? undefined : name.replace(sign, TRADITIONAL[sign] ?? sign)
    }),
  ),
  kind('title is another than the term', titles),
]
