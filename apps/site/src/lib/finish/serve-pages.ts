import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { headersText } from './headers-text.ts'
import { policyIn, union } from './policy.ts'
import { withSheetsWithin } from './sheets-within.ts'

/** What only a header can say. */
const NO_FRAMES = "frame-ancestors 'none'"

/**
 * What a server needs, and a browser that keeps the site does not: the sheets within long pages, and `_headers`. It comes
 * after all that makes pages or keeps them.
 */
export function servePages(): AstroIntegration {
  let base = ''
  return {
    name: 'serve-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/u, '')
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const sheetAt = (address: string): string => readFileSync(join(folder, address.slice(base.length)), 'utf8')
        const policies = new Set<string>()
        for (const path of globSync('**/*.html', { cwd: folder })) {
          const file = join(folder, path)
          const page = await readFile(file, 'utf8')
          const served = withSheetsWithin(page, sheetAt)
          if (served !== page) await writeFile(file, served)
          policies.add(policyIn(served))
        }
        await writeFile(join(folder, '_headers'), headersText(union([...policies, NO_FRAMES]), base))
      },
    },
  }
}
