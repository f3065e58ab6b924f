import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { byLocale, LOCALES, type Locale, SOURCE_LOCALE, type TermNames } from '@rulestone/text'
import type { Root } from 'hast'
import { readHtml } from '../html.ts'
import { type Card, cardOf } from './card.ts'

async function headOf(file: string): Promise<Root> {
  const html = await readFile(file, 'utf8')
  return readHtml(html.slice(0, html.indexOf('</head>')))
}

/** The heads of the pages of a language, by path in that language. */
async function headsOf(dist: string, locale: Locale): Promise<ReadonlyMap<string, Root>> {
  const folder = join(dist, locale)
  const files = globSync('**/index.html', { cwd: folder }).sort()
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file.replaceAll('\\', '/').replace(/index\.html$/u, ''), await headOf(join(folder, file))] as const,
      ),
    ),
  )
}

/**
 * The texts of the preview images of a built site, by page path: `en/rules/cover/`.
 *
 * @param dist the folder of the built site
 */
export async function readCards(dist: string, terms: TermNames): Promise<ReadonlyMap<string, Card>> {
  const heads = new Map(await Promise.all(LOCALES.map(async (id) => [id, await headsOf(dist, id)] as const)))
  const names = byLocale((locale) => new Set(terms[locale].values()))
  const cards = new Map<string, Card>()
  for (const [locale, pages] of heads) {
    for (const [path, page] of pages) {
      const card = cardOf(page, heads.get(SOURCE_LOCALE)?.get(path), names[locale])
      if (card) cards.set(`${locale}/${path}`, card)
    }
  }
  return cards
}
