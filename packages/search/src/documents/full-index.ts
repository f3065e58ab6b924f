import { loanKey } from '../languages/loan-words.ts'
import { unpackThai } from '../languages/thai-letters.ts'
import { romaniseThai, thaiSoundKey } from '../languages/thai-romanisation.ts'
import { fold } from '../text/fold.ts'
import { PassagePairs } from '../text/passage-pairs.ts'
import type { Index, Item, Name, Passage } from './index-types.ts'
import { HANDICAPS, maskOf } from './name-list.ts'
import type { NamesDocument, TextDocument } from './names-document.ts'
import { openNamesInSteps } from './open-index.ts'
import { readColumn } from './read-items.ts'
import { readPostings } from './read-postings.ts'
import { atOnce, type Steps } from './steps.ts'

const THAI = /[\u0e01-\u0e7f]/u

type Text = Pick<Index, 'passages' | 'passagesWith' | 'simplify'>

/** Replaces Traditional characters by the Simplified ones after them in a table. */
function simplifier(table: string): (typed: string) => string {
  const simplified = new Map<string, string>()
  for (let at = 0; at < table.length; at += 2) simplified.set(table.charAt(at), table.charAt(at + 1))
  return (typed) => Array.from(typed, (character) => simplified.get(character) ?? character).join('')
}

function* readPassages({ s, t }: TextDocument, items: readonly Item[]): Steps<Text> {
  const entries = items.flatMap(({ sort }, index) => (sort === 'entry' ? [index] : []))
  const passages: Passage[] = []
  const pairs = new PassagePairs()
  for (const [ordinal, parts] of t.entries()) {
    const entry = entries[ordinal] ?? 0
    for (let at = 0; at < parts.length; at += at === 0 ? 1 : 2) {
      const text = parts[at === 0 ? 0 : at + 1] ?? ''
      const folded = fold(text)
      passages.push({ entry, key: at === 0 ? undefined : parts[at], text, folded })
      pairs.add(folded)
    }
    yield
  }
  return { passages, passagesWith: (part) => pairs.holding(part), simplify: simplifier(s) }
}

/** The sound of a Thai name in Latin letters. */
function soundOf(name: Name): Name {
  const key = thaiSoundKey(romaniseThai(name.shown))
  return { ...name, text: key, key, mask: maskOf(key), handicap: name.handicap + HANDICAPS.sound, sound: 'thai' }
}

/**
 * Opens an index. With names only, it finds rules, headings and terms; with the text, everything.
 *
 * @param names the document `names` of `buildIndex`
 * @param text the document `text`, once it is loaded
 */
export const openIndex = (names: NamesDocument, text?: TextDocument): Index => atOnce(openInSteps(names, text))

const ENGLISH = /^[a-z ]+$/u

function* readLoans(names: readonly Name[]): Steps<Name[]> {
  const loans: Name[] = []
  for (const name of names) {
    if (name.sound || !ENGLISH.test(name.text)) continue
    if (loans.length % STEP === 0) yield
    loans.push({ ...name, key: loanKey(name.text) })
  }
  return loans
}

/** The number of names that are romanised between two yields. */
const STEP = 32

/** `openIndex` in steps, so that a page stays responsive. */
export function* openInSteps(names: NamesDocument, text?: TextDocument): Steps<Index> {
  const index = yield* openNamesInSteps(names, text)
  const written = new Map(
    index.names.filter(({ shown }) => THAI.test(shown)).map((name) => [`${name.item} ${name.shown}`, name]),
  )
  const sounds: Name[] = []
  for (const name of written.values()) {
    if (sounds.length % STEP === 0) yield
    sounds.push(soundOf(name))
  }
  const read = text && (yield* readPassages(text, index.items))
  const questions = text && readColumn(unpackThai(text.a), index.items.length)
  return {
    ...index,
    ...read,
    ...(read && questions && { postings: yield* readPostings(index, read.passages, questions) }),
    loans: yield* readLoans(index.names),
    names: [...index.names, ...sounds.filter(({ key }) => key !== '')],
    thaiKey: thaiSoundKey,
  }
}
