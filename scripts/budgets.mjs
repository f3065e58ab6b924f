// `npm run budgets`: measures the built site against scripts/budgets/limits.mjs; exits with 1 if it exceeds a limit.
// Options: --quick, only bytes, in the language whose pages weigh most; --only=MEASUREMENT[,MEASUREMENT]; --growth, also
// the build of 6,000 pages, which takes minutes. Times need a machine that does nothing else.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBrowser } from './budgets/browser.mjs'
import { BUDGETS, HEAVIEST, LOCALES } from './budgets/limits.mjs'
import { root } from './workspace.mjs'

const REPORT = join(root, 'scripts/reports/budgets.json')
const MEASUREMENTS = [...new Set(BUDGETS.map(({ by: [measurement] }) => measurement))]
const QUICK = ['visit', 'visit-search']

function wanted(options) {
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length)
  if (only !== undefined) return only.split(',')
  if (options.includes('--quick')) return QUICK
  return MEASUREMENTS.filter((name) => name !== 'growth' || options.includes('--growth'))
}

/** Measures each page only once, however many budgets it has. */
function measurer(tools) {
  const measured = new Map()
  return async (name, locale, page) => {
    const key = [name, locale, page].join(' ')
    if (!measured.has(key)) {
      console.error(`Measuring ${key.trim()} …`)
      const { measure } = await import(`./budgets/${name}.mjs`)
      measured.set(key, await measure({ ...tools, locale, page, address: `${tools.url}${locale}/${page}` }))
    }
    return measured.get(key)
  }
}

/** The budgets with what was measured: a row for each page in each of the languages. */
async function rowsOf(budgets, locales, measure) {
  const rows = []
  for (const { what, limit, unit, by, pages } of budgets) {
    const [name, figure] = by
    const places = pages === undefined ? [[]] : locales.flatMap((locale) => pages.map((page) => [locale, page]))
    for (const [locale, page] of places) {
      const figures = await measure(name, locale, page)
      const place = locale === undefined ? '' : `/${locale}/${page}: `
      rows.push({ what: `${place}${what}`, measured: figures[figure], limit, unit })
    }
  }
  return rows
}

const isOver = ({ measured, limit }) => !(measured <= limit)

const rounded = (value) => String(Math.round(value * 100) / 100)

function print(rows) {
  const cells = rows.map((row) => [
    row.what,
    rounded(row.measured),
    String(row.limit),
    row.unit,
    isOver(row) ? 'OVER' : '',
  ])
  const lines = [['', 'measured', 'limit', '', ''], ...cells]
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  for (const [what, measured, limit, unit, over] of lines) {
    const numbers = `${measured.padStart(widths[1])}  ${limit.padStart(widths[2])}`
    console.log(`${what.padEnd(widths[0])}  ${numbers} ${unit.padEnd(widths[3])}  ${over}`.trimEnd())
  }
}

const options = process.argv.slice(2)
const names = wanted(options)
const unknown = [
  ...names.filter((name) => !MEASUREMENTS.includes(name)),
  ...options.filter((option) => !/^--(?:quick|growth|only=.+)$/.test(option)),
]
if (unknown.length > 0) {
  console.error(`Unexpected ${unknown.join(', ')}, expected --quick, --growth or --only=${MEASUREMENTS}.`)
  process.exit(2)
}
if (!existsSync(join(root, 'apps/site/dist/index.html'))) {
  console.error('There is no built site. Tip: npm start builds it.')
  process.exit(2)
}

const budgets = BUDGETS.filter(({ by: [measurement] }) => names.includes(measurement))
const locales = options.includes('--quick') ? [HEAVIEST] : LOCALES
const rows = await withBrowser((tools) => rowsOf(budgets, locales, measurer(tools)))
print(rows)
const failed = rows.filter(isOver).length
mkdirSync(join(root, 'scripts/reports'), { recursive: true })
writeFileSync(REPORT, JSON.stringify({ passed: rows.length - failed, failed }))
process.exitCode = failed === 0 ? 0 : 1
