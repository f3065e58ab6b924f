// `npm run budgets`: measures the built site and prints what, measured, budget and, in brackets, the best other reader.
// Ends with 1 when a budget is exceeded. --quick: bytes alone; --growth: also a build of ten thousand pages, which takes
// minutes; --only=NAME[,NAME]: some of the parts; --json: rows as JSON. The site must have been built.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withBrowser } from './budgets/browser.mjs'
import { isOver, printRows } from './budgets/row.mjs'
import { root } from './workspace.mjs'

const PORT = 5031
const DEBUG_PORT = 5033
const DEV_PORT = 5032

/** What can be measured, by name; each part is loaded when it is wanted. */
const PARTS = {
  visit: async (tools) => (await import('./budgets/first-visit.mjs')).firstVisitRows(tools),
  axe: async (tools) => (await import('./budgets/axe.mjs')).axeRows(tools),
  search: async () => (await import('./budgets/search-time.mjs')).searchTimeRows(),
  interaction: async (tools) => (await import('./budgets/interaction.mjs')).interactionRows(tools),
  calculators: async (tools) => (await import('./budgets/calculator-speed.mjs')).calculatorSpeedRows(tools),
  lighthouse: async (tools) => (await import('./budgets/lighthouse.mjs')).lighthouseRows(tools),
  edit: async (tools) => (await import('./budgets/edit.mjs')).editRows({ ...tools, port: DEV_PORT }),
  build: async () => (await import('./budgets/build.mjs')).buildRows(),
  growth: async () => (await import('./budgets/build.mjs')).growthRows(),
}

function wantedParts(options) {
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length)
  if (only !== undefined) return only.split(',')
  if (options.includes('--quick')) return ['visit']
  return Object.keys(PARTS).filter((name) => name !== 'growth' || options.includes('--growth'))
}

const options = process.argv.slice(2)
const parts = wantedParts(options)
const unknown = [
  ...parts.filter((name) => !Object.hasOwn(PARTS, name)),
  ...options.filter((option) => !/^--(?:quick|growth|json|only=.+)$/.test(option)),
]
if (unknown.length > 0) {
  console.error(`Unexpected ${unknown.join(', ')}, expected --quick, --growth, --json or --only=${Object.keys(PARTS)}.`)
  process.exit(2)
}
if (!existsSync(join(root, 'apps', 'site', 'dist', 'index.html'))) {
  console.error('There is no built site. Tip: npm start builds it.')
  process.exit(2)
}

const rows = await withBrowser(
  async (tools) => {
    const found = []
    for (const name of parts) {
      console.error(`── ${name}`)
      found.push(...(await PARTS[name]({ ...tools, debugPort: DEBUG_PORT })))
    }
    return found
  },
  { port: PORT, debugPort: DEBUG_PORT },
)
if (options.includes('--json')) console.log(JSON.stringify(rows, undefined, 2))
else printRows(rows)
process.exitCode = rows.some(isOver) ? 1 : 0
