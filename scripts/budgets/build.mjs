// What a build costs: processor time for each page, and the most memory; and whether ten thousand pages cost as much each.
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { writeGenerated } from './generated-content.mjs'

const site = join(root, 'apps', 'site')
/** So many pages has the best other reader, whose 13 ms and 1.43 GB stand beside ours. */
const OTHER_READER = 6010
const MANY = 10_000

/** Runs inside the build: when it ends, it writes what the process has used. */
const REPORT = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  require('node:fs').writeFileSync(process.env.USED, JSON.stringify({ userCPUTime, systemCPUTime, maxRSS }))
})`

/** Starts what the `build` script of the site starts, which is Node with flags of its own. */
function startBuild(folder, place) {
  const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  const [, ...words] = scripts.build.split(' ')
  const options = ['--require', join(place, 'report.cjs'), ...words, '--outDir', join(place, 'dist')]
  return spawn(process.execPath, options, {
    cwd: site,
    env: { ...process.env, CONTENT_FOLDER: folder, USED: join(place, 'used.json'), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Gives what runs a folder of its own, which is deleted after it. */
async function inFolder(run) {
  const folder = mkdtempSync(join(tmpdir(), 'rulestone-build-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Builds the site.
 *
 * @param {string} folder the content
 * @param {string} place an empty folder, for the site and what is reported of its build
 * @returns {Promise<{ pages: number, milliseconds: number, gigabytes: number }>} milliseconds: of processor, on all
 *   cores together; gigabytes: the most memory at a time
 */
async function build(folder, place) {
  writeFileSync(join(place, 'report.cjs'), REPORT)
  const child = startBuild(folder, place)
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
  if (status !== 0) throw new Error(`The build of ${folder} ended with ${status}.`)
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(join(place, 'used.json'), 'utf8'))
  return {
    pages: globSync('**/*.html', { cwd: join(place, 'dist') }).length,
    milliseconds: (userCPUTime + systemCPUTime) / 1000,
    gigabytes: (maxRSS * 1024) / 1e9,
  }
}

const rounded = (value) => Math.round(value * 100) / 100

const processorRow = ({ pages, milliseconds }) => ({
  what: `build of ${pages} pages: processor`,
  measured: rounded(milliseconds / pages),
  budget: 12,
  unit: 'ms/page',
})

const memoryRow = ({ pages, gigabytes }) => ({
  what: `build of ${pages} pages: most memory`,
  measured: rounded(gigabytes),
  budget: 1.2,
  unit: 'GB',
})

/** What else a machine does can only add to what a build takes of it: of so many the least is what it takes itself. */
const ROUNDS = 3

/**
 * Builds the content as it stands, again and again; the least time, and the most memory. Every site stays until all are
 * built: where many files were deleted a moment ago, ext4 searches for each new one among their places, for up to two
 * seconds a build.
 */
const buildOwn = () =>
  inFolder(async (folder) => {
    const built = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = join(folder, String(round))
      mkdirSync(place)
      built.push(await build(join(root, 'content'), place))
    }
    return {
      pages: built[0].pages,
      milliseconds: Math.min(...built.map(({ milliseconds }) => milliseconds)),
      gigabytes: Math.max(...built.map(({ gigabytes }) => gigabytes)),
    }
  })

/** @returns {Promise<import('./row.mjs').Row[]>} */
export async function buildRows() {
  const built = await buildOwn()
  return [processorRow(built), memoryRow(built)]
}

/** Builds the content with copies of it, up to so many pages. */
const buildGenerated = (pages, few) =>
  inFolder((folder) =>
    inFolder((place) => {
      writeGenerated(folder, pages - few.pages)
      return build(folder, place)
    }),
  )

/**
 * Builds the content with copies, up to as many pages as the best other reader has, and to ten thousand. Growth is linear
 * when a page that comes on top costs no more than the pages cost on average before.
 *
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function growthRows() {
  const few = await buildOwn()
  const asOther = await buildGenerated(OTHER_READER, few)
  const many = await buildGenerated(MANY, few)
  return [
    { ...processorRow(asOther), other: 13 },
    { ...memoryRow(asOther), other: 1.43 },
    processorRow(many),
    memoryRow(many),
    {
      what: `growth to ${many.pages} pages: processor of a page on top`,
      measured: rounded((many.milliseconds - few.milliseconds) / (many.pages - few.pages)),
      budget: rounded(few.milliseconds / few.pages),
      unit: 'ms/page',
    },
  ]
}
