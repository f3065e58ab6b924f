import { rename, rmdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@rulestone/text'
import type { AstroIntegration } from 'astro'
import { NOT_KEPT } from './parcel.ts'
import { writePacks } from './write-packs.ts'

/** The day of a build: `SOURCE_DATE_EPOCH` where a build is to be repeated, else today. */
function today(): string {
  const seconds = process.env['SOURCE_DATE_EPOCH']
  return (seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)).toISOString().slice(0, 10)
}

/** Makes the site one that can be read offline. It comes last: what is written to the site after it is not kept. */
export function offlinePacks(): AstroIntegration {
  let base = ''
  return {
    name: 'offline-packs',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/u, '')
      },
      'astro:build:done': async ({ dir }) => {
        // A file of its own, as 404.html is one: it stands at no address that a link could lead to.
        await rename(new URL('not-kept/index.html', dir), new URL(NOT_KEPT, dir))
        await rmdir(new URL('not-kept/', dir))
        await writePacks(fileURLToPath(dir), { base, locales: LOCALES, date: today() })
      },
    },
  }
}
