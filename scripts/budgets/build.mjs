// What a build costs: processor time for each page, and the most memory; and whether ten thousand pages cost as much each.
import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { writeGenerated } from './generated-content.mjs'

const site = join(root, 'apps', 'site')
const MANY = 10_000

/** Runs inside the build: when it ends, it writes what the process has used. */
const REPORT = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  require('node:fs').writeFileSync(process.env.USED, JSON.stringify({ userCPUTime, systemCPUTime, maxRSS }))
})`

/** Starts what the `build` script of the site starts, which is Node with flags of its own. */
function startBuild(place, folder) {
  const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  const [, ...words] = scripts.build.split(' ')
  const options = ['--require', join(place, 'report.cjs'), ...words, '--outDir', join(place, 'dist')]
  return spawn(process.execPath, options, {
    cwd: site,
    env: { ...process.env, CONTENT_FOLDER: folder, USED: join(place, 'used.json'), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/**
 * Builds the site into a folder of its own, which is deleted.
 *
 * @param {string} folder the content
 * @returns {Promise<{ pages: number, milliseconds: number, gigabytes: number }>} milliseconds: of processor, on all
 *   cores together; gigabytes: the most memory at a time
 */
async function build(folder) {
  const place = mkdtempSync(join(tmpdir(), 'rulestone-build-'))
  try {
    writeFileSync(join(place, 'report.cjs'), REPORT)
    const child = startBuild(place, folder)
    const status = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
    if (status !== 0) throw new Error(`The build of ${folder} ended with ${status}.`)
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(join(place, 'used.json'), 'utf8'))
    return {
      pages: globSync('**/*.html', { cwd: join(place, 'dist') }).length,
      milliseconds: (userCPUTime + systemCPUTime) / 1000,
      gigabytes: (maxRSS * 1024) / 1e9,
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

const rounded = (value) => Math.round(value * 100) / 100

/** @returns {Promise<import('./row.mjs').Row[]>} */
export async function buildRows() {
  const { pages, milliseconds, gigabytes } = await build(join(root, 'content'))
  return [
    {
      what: `build of ${pages} pages: processor`,
      measured: rounded(milliseconds / pages),
      budget: 12,
      unit: 'ms/page',
      other: 13,
    },
    {
      what: `build of ${pages} pages: most memory`,
      measured: rounded(gigabytes),
      budget: 1.2,
      unit: 'GB',
      other: 1.43,
    },
  ]
}

/**
 * Builds the content as it is, and with copies up to ten thousand pages. Growth is linear when a page that comes on top
 * costs no more than the pages cost on average before.
 *
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function growthRows() {
  const few = await build(join(root, 'content'))
  const folder = mkdtempSync(join(tmpdir(), 'rulestone-content-'))
  try {
    writeGenerated(folder, MANY - few.pages)
    const many = await build(folder)
    const onTop = (many.milliseconds - few.milliseconds) / (many.pages - few.pages)
    const average = rounded(few.milliseconds / few.pages)
    return [
      {
        what: `build of ${many.pages} pages: processor`,
        measured: rounded(many.milliseconds / many.pages),
        budget: 12,
        unit: 'ms/page',
        other: 13,
      },
      {
        what: `growth to ${many.pages} pages: processor of a page on top`,
        measured: rounded(onTop),
        budget: average,
        unit: 'ms/page',
      },
      {
        what: `growth to ${many.pages} pages: most memory`,
        measured: rounded(many.gigabytes),
        budget: 1.2,
        unit: 'GB',
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
