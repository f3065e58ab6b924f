import { globSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@rulestone/text'
import type { AstroIntegration } from 'astro'
import { writeEmbed } from '../embed/write-embed.ts'
import { FALLBACK } from '../offline/manifest.ts'
import { writeOffline } from '../offline/write-offline.ts'
import { headersText } from './finish/headers.ts'
import { inlineSheets, isLong } from './finish/inline-sheets.ts'
import { stripIslandIds } from './finish/island-ids.ts'
import { lateScripts } from './finish/late-scripts.ts'
import { minifyScripts } from './finish/minify-scripts.ts'
import { addPolicy } from './finish/policy.ts'
import { redirectOf, redirectsText } from './finish/write-redirects.ts'
import { readHtml, writeHtml } from './html.ts'

/** The folder of a built site and its base path, without a trailing slash. */
interface BuiltFolder {
  readonly folder: string
  readonly base: string
}

/** Applies the transforms below to every page, and writes the files for hosts. */
function finish({ folder, base }: BuiltFolder): ReadonlyMap<string, string> {
  const sheetAt = (address: string): string => readFileSync(join(folder, address.slice(base.length)), 'utf8')
  const redirects = new Map<string, string>()
  for (const file of globSync('**/*.html', { cwd: folder }).sort()) {
    const path = join(folder, file)
    const html = readFileSync(path, 'utf8')
    const page = readHtml(html)
    if (isLong(html)) inlineSheets(sheetAt)(page)
    lateScripts(page)
    stripIslandIds(page)
    minifyScripts(page)
    addPolicy(page)
    writeFileSync(path, writeHtml(page))
    const target = redirectOf(page)
    if (target !== undefined) redirects.set(`${base}/${file.replace(/index\.html$/u, '')}`, target)
  }
  writeFileSync(join(folder, '_headers'), headersText(base))
  writeFileSync(join(folder, '_redirects'), redirectsText(redirects))
  return redirects
}

/** The day of a build: `SOURCE_DATE_EPOCH` for reproducible builds, otherwise today. */
function today(): string {
  const seconds = process.env['SOURCE_DATE_EPOCH']
  return (seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)).toISOString().slice(0, 10)
}

/**
 * Finishes the pages that Astro has built, and makes the site available offline.
 *
 * @param redirects is filled with the URLs of pages that only redirect, for later integrations
 */
export function finishPages(redirects: Set<string>): AstroIntegration {
  let base = ''
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/u, '')
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        // A file like 404.html: links cannot lead to it.
        renameSync(join(folder, 'offline', 'index.html'), join(folder, FALLBACK))
        rmdirSync(join(folder, 'offline'))
        await writeEmbed(folder)
        for (const address of finish({ folder, base }).keys()) redirects.add(address)
        await writeOffline({ folder, base, locales: LOCALES, date: today() })
      },
    },
  }
}
