import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LANGUAGE_TAGS, LOCALES, MOVED_FILE, readMoved } from '@rulestone/text'
import type { AstroIntegration } from 'astro'
import { shownFolder } from '../../library/content-folder.ts'
import type { Previews } from '../../reading/preview.ts'
import { afterBuild, type Built } from '../after-build.ts'
import { cutAddresses } from './cut-addresses.ts'
import { type Leading, movedIn, movedPage, redirectsText, withOldIds } from './moved-pages.ts'

/** Where a built site will stand. */
type Place = Pick<Built, 'site' | 'base'>

/**
 * Leads old and cut addresses of a built site on, in every language: with a page at each, with a place on the page where
 * a heading was renamed, and with `_redirects` for hosts that read it.
 *
 * @param dist the folder of the built site
 * @param ids each old id with the id of today
 */
export async function leadOn(dist: string, ids: ReadonlyMap<string, string>, { site, base }: Place): Promise<void> {
  const pageAt = (address: string): string => join(dist, address.slice(base.length), 'index.html')
  const [, sheet = ''] = /rel="stylesheet" href="([^"]*)"/u.exec(await readFile(join(dist, '404.html'), 'utf8')) ?? []
  const all: Leading[] = []
  for (const locale of LOCALES) {
    const home = `${base}/${locale}/`
    const previews: Previews = JSON.parse(await readFile(join(dist, locale, 'rules.json'), 'utf8'))
    const moved = movedIn(ids, previews, `${home}rules/`)
    const leading = [...moved, ...cutAddresses(await readFile(pageAt(home), 'utf8'), home)]
    for (const one of leading) {
      const page = pageAt(one.from)
      await mkdir(dirname(page), { recursive: true })
      await writeFile(page, movedPage(one, { tag: LANGUAGE_TAGS[locale], site, base, sheet }))
    }
    for (const { old, href } of moved) {
      const [address = '', heading] = href.split('#')
      if (heading === undefined) continue
      const shown = pageAt(address)
      await writeFile(shown, withOldIds(await readFile(shown, 'utf8'), [[old, heading]]))
    }
    all.push(...leading)
  }
  await writeFile(join(dist, '_redirects'), redirectsText(all))
}

/** The ids that were renamed; none where the content has no such file. */
async function renamed(): Promise<ReadonlyMap<string, string>> {
  const file = join(shownFolder, MOVED_FILE)
  return existsSync(file) ? readMoved(MOVED_FILE, await readFile(file, 'utf8')).ids : new Map()
}

/** Leads old and cut addresses on when the build is done. */
export const movedIds = (): AstroIntegration =>
  afterBuild('moved-ids', async ({ folder, ...place }) => leadOn(folder, await renamed(), place))
