// Prints the results of the query lists on the real content, and each miss, except for lists that nothing is tuned on.
// Run: pnpm --filter @rulestone/search queries
import { LOCALES } from '@rulestone/text'
import { LISTS, shares } from './queries.ts'

const LISTED = Object.entries(LISTS).map(([name, { queries, find, isUnseen }]) => ({
  name,
  isUnseen,
  answers: queries.map(find),
}))
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(8)

console.log('queries      language  count    first top five')
for (const { name, answers } of LISTED) {
  for (const locale of LOCALES) {
    const own = answers.filter((one) => one.locale === locale)
    const { top1, top5 } = shares(own)
    console.log(
      `${name.padEnd(12)} ${locale.padEnd(8)} ${String(own.length).padStart(6)} ${percent(top1)} ${percent(top5)}`,
    )
  }
}
for (const { locale, sort, query, wanted, place, first } of LISTED.flatMap(({ isUnseen, answers }) =>
  isUnseen ? [] : answers,
)) {
  if (place !== 1)
    console.log(`${locale} ${sort}: “${query}” wants ${wanted}, at ${place || 'none'}; first is ${first}`)
}
