// Generates a content folder with many more rules: copies of the existing ones, in every language, in new chapters.
import { appendFileSync, cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../workspace.mjs'
import { LOCALES } from './limits.mjs'

const content = join(root, 'content')
const BOOK = 'books/playing-the-game.yml'
const CHAPTER_LENGTH = 20

/** The text of a rule in a language, by its English file. */
const textOf = (file, locale) => readFileSync(join(content, file.replace('.en.md', `.${locale}.md`)), 'utf8')

/** A quoted title is hard to number, and allowances name the paragraphs of one rule. */
const NOT_COPIED = /^(?:title: ['"]|allow:)/m

/** A numbered copy of a rule, with its own ids and title, and without other names. */
const copyOf = (text, number, locale) =>
  text
    .replace(/^id: .*$/m, (line) => `${line}-copy-${number}`)
    .replace(/^title: .*$/m, (line) => line + (locale === 'zh' ? `（${number}）` : ` ${number}`))
    .replace(/^aliases: .*\n/m, '')
    .replace(/^(?:related|counterparts): .*\n/gm, '')
    .replaceAll(/\{#([a-z0-9-]+)\}$/gm, (_, id) => `{#${id}-copy-${number}}`)

const chapterOf = (ids, number) => {
  const title = `Copies ${number}`
  const entries = ids.map((id) => `\n      - ${id}`).join('')
  return `  - id: copies-${number}\n    title: { en: ${title}, zh: ${title}, th: ${title} }\n    entries:${entries}\n`
}

/** Copies the confirmation records for the copies of translations: one line per entry, in order. */
function confirmCopies(folder, locale, copies) {
  const path = join(folder, `confirmed/${locale}.json`)
  const lines = readFileSync(path, 'utf8').matchAll(/^ {2}"([^"]+)": (.*?),?$/gm)
  const records = new Map(Array.from(lines, ([, id, record]) => [id, record]))
  for (const { id, copy } of copies) records.set(copy, records.get(id))
  const sorted = Array.from(records.keys()).sort()
  writeFileSync(path, `{\n${sorted.map((id) => `  "${id}": ${records.get(id)}`).join(',\n')}\n}\n`)
}

/**
 * Writes the content with enough copies of its rules for some number of additional pages.
 *
 * @param {string} folder the target folder
 * @param {number} more additional pages, in all languages together
 */
export function writeGenerated(folder, more) {
  cpSync(content, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const rules = globSync('rules/*/*.en.md', { cwd: content })
    .filter((file) => !file.includes('/next-'))
    .filter((file) => LOCALES.every((locale) => !NOT_COPIED.test(textOf(file, locale))))
  const copies = []
  for (let index = 0; index * LOCALES.length < more; index += 1) {
    const file = rules[index % rules.length]
    const number = Math.floor(index / rules.length) + 2
    const id = file.split('/').at(-1).replace('.en.md', '')
    for (const locale of LOCALES) {
      const copy = copyOf(textOf(file, locale), number, locale)
      writeFileSync(join(folder, dirname(file), `${id}-copy-${number}.${locale}.md`), copy)
    }
    copies.push({ id, copy: `${id}-copy-${number}` })
  }
  for (const locale of LOCALES.filter((one) => one !== 'en')) confirmCopies(folder, locale, copies)
  const ids = copies.map(({ copy }) => copy)
  for (let from = 0; from < ids.length; from += CHAPTER_LENGTH) {
    appendFileSync(join(folder, BOOK), chapterOf(ids.slice(from, from + CHAPTER_LENGTH), from / CHAPTER_LENGTH + 1))
  }
}
