// Builds the site, and measures the time and memory.
import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace.mjs'

/** Runs inside each Node process of the build, and reports its peak memory when it ends. */
const REPORT = `process.on('exit', () => {
  const { maxRSS } = process.resourceUsage()
  require('node:fs').writeFileSync(require('node:path').join(__dirname, process.pid + '.used'), String(maxRSS))
})`

/** Megabytes of heap. Without a limit, Node takes what the machine has rather than collect garbage. */
const HEAP = 1200

/**
 * Calls a function with a temporary folder, which is deleted afterwards.
 *
 * @template Result
 * @param {(folder: string) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function inFolder(run) {
  const folder = mkdtempSync(join(tmpdir(), 'rulestone-build-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} content the folder of the content
 * @returns {Promise<{ pages: number, seconds: number, gigabytes: number }>} gigabytes: the peak memory of one process
 */
export const buildSite = (content) =>
  inFolder(async (place) => {
    const report = join(place, 'report.cjs')
    writeFileSync(report, REPORT)
    const start = performance.now()
    const child = spawn('pnpm', ['run', 'build', '--outDir', join(place, 'dist')], {
      cwd: join(root, 'apps/site'),
      env: {
        ...process.env,
        CONTENT_FOLDER: content,
        NODE_OPTIONS: `--require ${report} --max-old-space-size=${HEAP}`,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const status = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
    if (status !== 0) throw new Error(`The build of ${content} exited with ${status}.`)
    const kilobytes = readdirSync(place)
      .filter((name) => name.endsWith('.used'))
      .map((name) => Number(readFileSync(join(place, name), 'utf8')))
    return {
      pages: globSync('**/*.html', { cwd: join(place, 'dist') }).length,
      seconds: (performance.now() - start) / 1000,
      gigabytes: (Math.max(...kilobytes) * 1024) / 1e9,
    }
  })
