import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGE_TAGS, LOCALES, MOVED_FILE, readMoved } from '@rulestone/text'
import type { AstroIntegration } from 'astro'
import { afterBuild, type Built } from './after-build.ts'
import { shownFolder } from './content-folder.ts'
import { movedIn, movedPage, redirectsText, withOldIds } from './moved-pages.ts'
import type { Previews } from './preview.ts'

/** Where a built site will stand. */
type Place = Pick<Built, 'site' | 'base'>

/**
 * Leads old addresses of a built site to the new ones, in every language: with a page at each, with a place on the page
 * where a heading was renamed, and with `_redirects` for hosts that read it.
 *
 * @param dist the folder of the built site
 * @param ids each old id with the id of today
 */
export async function leadOn(dist: string, ids: ReadonlyMap<string, string>, { site, base }: Place): Promise<void> {
  if (ids.size === 0) return
  const [, sheet = ''] = /rel="stylesheet" href="([^"]*)"/u.exec(await readFile(join(dist, '404.html'), 'utf8')) ?? []
  const moves: (readonly [from: string, to: string])[] = []
  for (const locale of LOCALES) {
    const rules = `${base}/${locale}/rules/`
    const previews: Previews = JSON.parse(await readFile(join(dist, locale, 'rules.json'), 'utf8'))
    for (const moved of movedIn(ids, previews, rules)) {
      const { old, href } = moved
      moves.push([`${rules}${old}/`, href])
      const folder = join(dist, locale, 'rules', old)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'index.html'), movedPage(moved, { tag: LANGUAGE_TAGS[locale], site, base, sheet }))
      const [address = '', heading] = href.slice(base.length).split('#')
      if (heading === undefined) continue
      const shown = join(dist, address, 'index.html')
      await writeFile(shown, withOldIds(await readFile(shown, 'utf8'), [[old, heading]]))
    }
  }
  await writeFile(join(dist, '_redirects'), redirectsText(moves))
}

/** The ids that were renamed; none where the content has no such file. */
async function renamed(): Promise<ReadonlyMap<string, string>> {
  const file = join(shownFolder, MOVED_FILE)
  return existsSync(file) ? readMoved(MOVED_FILE, await readFile(file, 'utf8')).ids : new Map()
}

/** Leads old addresses to the new ones when the build is done. */
export const movedIds = (): AstroIntegration =>
  afterBuild('moved-ids', async ({ folder, ...place }) => leadOn(folder, await renamed(), place))
