import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { afterBuild } from '../after-build.ts'
import { changePages } from './change-pages.ts'
import { headersText } from './headers-text.ts'
import { policyIn, union } from './policy.ts'
import { withSheetsWithin } from './sheets-within.ts'

/** What only a header can say. */
const NO_FRAMES = "frame-ancestors 'none'"

/**
 * What a server needs, and a browser that keeps the site does not: the sheets within long pages, and `_headers`. It comes
 * after all that makes pages or keeps them.
 */
export const servePages = (): AstroIntegration =>
  afterBuild('serve-pages', async ({ folder, base }) => {
    const sheetAt = (address: string): string => readFileSync(join(folder, address.slice(base.length)), 'utf8')
    const policies = new Set<string>()
    changePages(folder, (page) => {
      const served = withSheetsWithin(page, sheetAt)
      policies.add(policyIn(served))
      return served
    })
    await writeFile(join(folder, '_headers'), headersText(union([...policies, NO_FRAMES]), base))
  })
