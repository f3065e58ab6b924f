import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { namesChunks } from './chunks.ts'
import { withLateScripts } from './late-scripts.ts'
import { withOwnHashes } from './own-hashes.ts'

/** Finishes each page that Astro has written: its policy, and when its scripts are fetched. */
export function finishPages(): AstroIntegration {
  let base = ''
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/u, '')
      },
      'astro:build:done': async ({ dir, assets }) => {
        const withChunks = namesChunks(fileURLToPath(dir), base)
        const files = Array.from(assets.values()).flat()
        // One after the other: together they are more than a build should hold.
        for (const file of files.filter(({ pathname }) => pathname.endsWith('.html'))) {
          await writeFile(file, withOwnHashes(withChunks(withLateScripts(await readFile(file, 'utf8')))))
        }
      },
    },
  }
}
