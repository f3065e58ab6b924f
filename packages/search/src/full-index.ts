import { fold } from './fold.ts'
import type { NamesDocument, TextDocument } from './names-document.ts'
import { HANDICAPS, type Index, type Item, maskOf, type Name, openNames, type Passage } from './open-index.ts'
import { romaniseThai, thaiSoundKey } from './thai-romanisation.ts'

const THAI = /[\u0e01-\u0e7f]/u

function readPassages({ t }: TextDocument, items: readonly Item[]): Passage[] {
  const entries = items.flatMap(({ sort }, index) => (sort === 'entry' ? [index] : []))
  return t.flatMap((parts, ordinal) => {
    const entry = entries[ordinal] ?? 0
    const passages: Passage[] = []
    for (let at = 0; at < parts.length; at += at === 0 ? 1 : 2) {
      const text = parts[at === 0 ? 0 : at + 1] ?? ''
      passages.push({ entry, key: at === 0 ? undefined : parts[at], text, folded: fold(text) })
    }
    return passages
  })
}

/** How a Thai name sounds in Latin letters. */
function soundOf(name: Name): Name {
  const key = thaiSoundKey(romaniseThai(name.shown))
  return { ...name, text: key, key, mask: maskOf(key), handicap: name.handicap + HANDICAPS.sound, sound: 'thai' }
}

/**
 * Opens an index: with the names alone it finds rules, headings and terms, with the text all the rest.
 *
 * @param names the document `names` of `buildIndex`
 * @param text the document `text`, as soon as it is there
 */
export function openIndex(names: NamesDocument, text?: TextDocument): Index {
  const index = openNames(names, text)
  const written = new Map(
    index.names.filter(({ shown }) => THAI.test(shown)).map((name) => [`${name.item} ${name.shown}`, name]),
  )
  const sounds = Array.from(written.values(), soundOf).filter(({ key }) => key !== '')
  const passages = text ? readPassages(text, index.items) : []
  return { ...index, names: [...index.names, ...sounds], thaiKey: thaiSoundKey, passages }
}
