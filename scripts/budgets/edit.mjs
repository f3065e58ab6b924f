// How long an author waits: from the saving of a file until the development server shows it in the browser.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { withPage } from './browser.mjs'

const site = join(root, 'apps', 'site')
const RULE = 'rules/resting/resting.th.md'
const EDITS = 5
const READY_MS = 120_000

/** Waits until an address answers. */
async function answering(address) {
  for (const end = performance.now() + READY_MS; performance.now() < end; ) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${address} did not answer.`)
}

/**
 * @param {{ browser: import('playwright-core').Browser, port: number }} tools
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function editRows({ browser, port }) {
  const folder = mkdtempSync(join(tmpdir(), 'rulestone-content-'))
  cpSync(join(root, 'content'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const program = join(site, 'node_modules', 'astro', 'bin', 'astro.mjs')
  const server = spawn(process.execPath, [program, 'dev', '--force', '--port', String(port)], {
    cwd: site,
    env: { ...process.env, CONTENT_FOLDER: folder, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  })
  try {
    const address = `http://localhost:${port}/th/rules/resting/`
    await answering(address)
    const times = await withPage(browser, async (page) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      const file = join(folder, RULE)
      const text = readFileSync(file, 'utf8')
      const seen = []
      for (let edit = 1; edit <= EDITS; edit += 1) {
        const start = performance.now()
        writeFileSync(file, `${text}\nการพักครั้งที่ ${edit}\n`)
        await page.locator('[data-text]').getByText(`การพักครั้งที่ ${edit}`).waitFor({ timeout: READY_MS })
        seen.push(performance.now() - start)
      }
      return seen
    })
    const middle = times.sort((a, b) => a - b)[Math.floor(EDITS / 2)]
    return [
      { what: 'an edited paragraph shows in the browser', measured: Math.round(middle), budget: 1500, unit: 'ms' },
    ]
  } finally {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
