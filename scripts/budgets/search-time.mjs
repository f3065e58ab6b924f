// How long a query takes on the built index, and how often the wanted rule comes first.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../workspace.mjs'
import { LOCALES } from './pages.mjs'

const ROUNDS = 5
const read = (path) => readFileSync(join(root, path), 'utf8')
const document = (locale, part) => JSON.parse(read(`apps/site/dist/${locale}/search/${part}.json`))

/** The queries of the search package with what they should find first. */
const queries = read('packages/search/test/queries.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([locale, , query, wanted]) => ({ locale, query, wanted }))

/** What other programs take of the machine is not the time of a query: the fastest of some rounds counts. */
function fastest(run) {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    run()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

/** @returns {Promise<import('./row.mjs').Row[]>} */
export async function searchTimeRows() {
  const { openIndex, search } = await import(pathToFileURL(join(root, 'packages/search/src/index.ts')).href)
  return LOCALES.flatMap((locale) => {
    const index = openIndex(document(locale, 'names'), document(locale, 'text'))
    const own = queries.filter((one) => one.locale === locale)
    const slowest = Math.max(...own.map(({ query }) => fastest(() => search(index, query))))
    const isFirst = ({ query, wanted }) => {
      const [first] = search(index, query, 1)
      return first !== undefined && wanted === (first.key === undefined ? first.id : `${first.id}#${first.key}`)
    }
    const others = own.filter((one) => !isFirst(one)).length / own.length
    const queried = `${locale}: ${own.length} queries`
    return [
      { what: `${queried}, the slowest`, measured: Math.round(slowest * 100) / 100, budget: 5, unit: 'ms' },
      { what: `${queried}, another rule first`, measured: Math.round(others * 1000) / 10, budget: 5, unit: '%' },
    ]
  })
}
