import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { afterBuild } from '../after-build.ts'
import { offlinePacks } from '../offline/offline-packs.ts'
import { stampFor, stampPage } from '../offline/stamp.ts'
import { changePages } from './change-pages.ts'
import { headersText } from './headers-text.ts'
import { policyIn, union } from './policy.ts'
import { withSheetsWithin } from './sheets-within.ts'

/** What only a header can say. */
const NO_FRAMES = "frame-ancestors 'none'"

/**
 * The site as a browser keeps it, then as a server sends it: each page with the stamp of its build, long ones with their
 * sheets, and `_headers`. It comes after all that makes pages.
 */
export const servePages = (): AstroIntegration =>
  afterBuild('serve-pages', async ({ folder, base }) => {
    const build = await offlinePacks({ folder, base })
    const sheetAt = (address: string): string => readFileSync(join(folder, address.slice(base.length)), 'utf8')
    const policies = new Set<string>()
    changePages(folder, (page, file) => {
      const served = withSheetsWithin(stampPage(page, stampFor(build, file)), sheetAt)
      policies.add(policyIn(served))
      return served
    })
    await writeFile(join(folder, '_headers'), headersText(union([...policies, NO_FRAMES]), base))
  })
