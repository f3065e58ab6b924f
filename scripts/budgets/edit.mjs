// The time from saving a file until the development server shows it in the browser, in ms.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { withPage } from './browser.mjs'

const PORT = 5032
const RULE = 'rules/resting/resting.th.md'
const EDITS = 5
const READY_MS = 120_000

/** Waits until a URL answers. */
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

export async function measure({ browser }) {
  const folder = mkdtempSync(join(tmpdir(), 'rulestone-content-'))
  cpSync(join(root, 'content'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const server = spawn('pnpm', ['run', 'dev', '--force', '--port', String(PORT)], {
    cwd: join(root, 'apps/site'),
    env: { ...process.env, CONTENT_FOLDER: folder, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
    detached: true,
  })
  try {
    const address = `http://localhost:${PORT}/th/rules/resting/`
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
    return { shown: times.sort((a, b) => a - b)[Math.floor(EDITS / 2)] }
  } finally {
    // The process group: pnpm and its child processes.
    process.kill(-server.pid)
    rmSync(folder, { recursive: true, force: true })
  }
}
