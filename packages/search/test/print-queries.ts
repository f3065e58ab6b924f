// Prints how the query list fares on the real content, and each miss.
// Run: pnpm --filter @rulestone/search queries
import { LOCALES } from '@rulestone/text'
import { answer, QUERIES, shares } from './queries.ts'

const answers = QUERIES.map(answer)
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(8)

console.log('language  queries  first in five')
for (const locale of LOCALES) {
  const own = answers.filter((one) => one.locale === locale)
  const { top1, top5 } = shares(own)
  console.log(`${locale.padEnd(8)} ${String(own.length).padStart(8)} ${percent(top1)} ${percent(top5)}`)
}
for (const { locale, sort, query, wanted, place, first } of answers) {
  if (place !== 1)
    console.log(`${locale} ${sort}: “${query}” wants ${wanted}, at ${place || 'none'}; first is ${first}`)
}
