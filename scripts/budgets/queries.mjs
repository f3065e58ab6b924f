// The time of a query on the built index, in ms, and the percentage of queries whose first result is wrong.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openIndex, search } from '@rulestone/search'
import { root } from '../workspace.mjs'

const ROUNDS = 5
const read = (path) => readFileSync(join(root, path), 'utf8')
const document = (locale, part) => JSON.parse(read(`apps/site/dist/${locale}/search/${part}.json`))

/** The queries of the search package, each with its expected first result. */
const queries = read('packages/search/test/queries.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([locale, , query, wanted]) => ({ locale, query, wanted }))

/** The fastest of some rounds, because other programs only add to the time. */
function fastest(run) {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    run()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

export function measure({ locale }) {
  const index = openIndex(document(locale, 'names'), document(locale, 'text'))
  const own = queries.filter((one) => one.locale === locale)
  const isFirst = ({ query, wanted }) => {
    const [first] = search(index, query, 1)
    return first !== undefined && wanted === (first.key === undefined ? first.id : `${first.id}#${first.key}`)
  }
  return {
    slowest: Math.max(...own.map(({ query }) => fastest(() => search(index, query)))),
    missed: (100 * own.filter((one) => !isFirst(one)).length) / own.length,
  }
}
