import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { byLocale, LOCALES, type Locale, SOURCE_LOCALE, type TermNames } from '@rulestone/text'
import { addressPath } from '../offline/site-files.ts'
import { type Card, cardOf } from './card.ts'

const headOf = async (file: string): Promise<string> => {
  const html = await readFile(file, 'utf8')
  return html.slice(0, html.indexOf('</head>'))
}

/** The pages of a language: what stands in their heads, by path inside the language. */
async function headsOf(dist: string, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const folder = join(dist, locale)
  const files = globSync('**/index.html', { cwd: folder }).sort()
  return new Map(
    await Promise.all(
      files.map(async (file) => [addressPath(file.replaceAll('\\', '/')), await headOf(join(folder, file))] as const),
    ),
  )
}

/**
 * What the pictures of a built site say, by the paths of their pages: `en/rules/cover/`.
 *
 * @param dist the folder of the built site
 */
export async function readCards(dist: string, terms: TermNames): Promise<ReadonlyMap<string, Card>> {
  const heads = new Map(await Promise.all(LOCALES.map(async (id) => [id, await headsOf(dist, id)] as const)))
  const names = byLocale((locale) => new Set(terms[locale].values()))
  const cards = new Map<string, Card>()
  for (const [locale, pages] of heads) {
    for (const [path, html] of pages) {
      const card = cardOf(html, heads.get(SOURCE_LOCALE)?.get(path), names[locale])
      if (card) cards.set(`${locale}/${path}`, card)
    }
  }
  return cards
}
