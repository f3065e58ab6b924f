// The time of a query on the full text of the real content, compared with MiniSearch over the same names and text.
// Run: pnpm --filter @rulestone/search bench
import { LOCALES } from '@rulestone/text'
import MiniSearch from 'minisearch'
import { openIndex, search } from '../src/index.ts'
import { DOCUMENTS, INDEXES, LISTS } from '../test/queries.ts'

const ROUNDS = 10
const HOSTILE = [
  'a'.repeat(10_000),
  'กา'.repeat(5_000),
  '掩护'.repeat(5_000),
  'a b c d e f g h i j k l',
  '((((.*)+)+)+)$',
]

/** The median, the 99th percentile and the maximum. */
function summary(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2).padStart(7)
  return `${at(0.5)} ${at(0.99)} ${at(1)}`
}

/** Each query counts with its fastest round, because other programs only add to the time. */
function fastest(run: () => unknown): number {
  return Math.min(
    ...Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      run()
      return performance.now() - start
    }),
  )
}

const measure = (run: (query: string) => unknown, queries: readonly string[]): string =>
  summary(queries.map((query) => fastest(() => run(query))))

console.log('milliseconds per query       median     99 %     max   opening')
for (const locale of LOCALES) {
  const { names, text } = DOCUMENTS[locale]
  const index = INDEXES[locale]
  const queries = LISTS.tuned.queries.filter((one) => one.locale === locale).map(({ query }) => query)
  const opening = fastest(() => openIndex(names, text))
  console.log(
    `${locale} Rulestone, query list     ${measure((query) => search(index, query), queries)} ${opening.toFixed(0).padStart(6)}`,
  )
  console.log(`${locale} Rulestone, hostile        ${measure((query) => search(index, query), HOSTILE)}`)
  const peer = new MiniSearch({ fields: ['text'], searchOptions: { prefix: true, fuzzy: 0.2 } })
  const start = performance.now()
  peer.addAll([
    ...index.names.filter(({ sound }) => sound === undefined).map(({ shown }, id) => ({ id: `n${id}`, text: shown })),
    ...index.passages.map(({ text: passage }, id) => ({ id: `p${id}`, text: passage })),
  ])
  const built = performance.now() - start
  console.log(
    `${locale} MiniSearch 7.2, query list ${measure((query) => peer.search(query), queries)} ${built.toFixed(0).padStart(6)}`,
  )
}
