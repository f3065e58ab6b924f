import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentFolder } from '@rulestone/content'
import type { Locale } from './locales.ts'

const rulesFolder = join(contentFolder, 'rules')

/** The ids of all rules, by the names of their English files. */
export const RULE_IDS: readonly string[] = globSync('*/*.en.md', { cwd: rulesFolder })
  .map((file) => basename(file, '.en.md'))
  .sort()

/** The ids of all spells that have words, by the names of their English files. */
export const SPELL_IDS: readonly string[] = globSync('*.en.md', { cwd: join(contentFolder, 'spells') })
  .map((file) => basename(file, '.en.md'))
  .sort()

/** The ids of all creatures, by the names of their English files. */
export const CREATURE_IDS: readonly string[] = globSync('*.en.md', { cwd: join(contentFolder, 'creatures') })
  .map((file) => basename(file, '.en.md'))
  .sort()

/** Every chapter as `book/chapter`, by the outlines. */
export const CHAPTERS: readonly string[] = globSync('books/*.yml', { cwd: contentFolder }).flatMap((file) =>
  Array.from(
    readFileSync(join(contentFolder, file), 'utf8').matchAll(/^ {2}- id: (\S+)$/gm),
    ([, id]) => `${basename(file, '.yml')}/${id}`,
  ),
)

/** The front matter of a rule in a language. */
export interface Head {
  readonly title: string
  readonly summary: string
}

const unquoted = (text: string): string => text.trim().replace(/^'(.*)'$|^"(.*)"$/, (_, a, b) => a ?? b)

/**
 * The title and the summary of a rule, read independently of the site.
 *
 * @throws RangeError if there is no such rule
 */
export function headOf(locale: Locale, id: string): Head {
  const [file] = globSync(`*/${id}.${locale}.md`, { cwd: rulesFolder })
  if (file === undefined) throw new RangeError(`id is "${id}"; content/rules has no such rule in ${locale}.`)
  const text = readFileSync(join(rulesFolder, file), 'utf8')
  const value = (key: string): string => unquoted(new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? '')
  return { title: value('title'), summary: value('summary') }
}
