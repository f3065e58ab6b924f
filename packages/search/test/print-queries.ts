// Prints the results of the query lists on the real content, and each miss, except for the held-out lists.
// Run: pnpm --filter @rulestone/search queries
import { LOCALES } from '@rulestone/text'
import {
  answer,
  answerAsShown,
  BLIND_QUERIES,
  FRESH_QUERIES,
  HELD_OUT_QUERIES,
  PHONE_QUERIES,
  QUERIES,
  shares,
  TABLE_QUERIES,
  UNSEEN_PHONE_QUERIES,
  UNSEEN_QUERIES,
} from './queries.ts'

const LISTS = {
  list: QUERIES.map(answer),
  fresh: FRESH_QUERIES.map(answer),
  'held out': HELD_OUT_QUERIES.map(answer),
  blind: BLIND_QUERIES.map(answer),
  table: TABLE_QUERIES.map(answerAsShown),
  unseen: UNSEEN_QUERIES.map(answer),
  phone: PHONE_QUERIES.map(answerAsShown),
  'unseen phone': UNSEEN_PHONE_QUERIES.map(answerAsShown),
}
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(8)

console.log('queries  language  count    first top five')
for (const [name, answers] of Object.entries(LISTS)) {
  for (const locale of LOCALES) {
    const own = answers.filter((one) => one.locale === locale)
    const { top1, top5 } = shares(own)
    console.log(
      `${name.padEnd(8)} ${locale.padEnd(8)} ${String(own.length).padStart(6)} ${percent(top1)} ${percent(top5)}`,
    )
  }
}
for (const { locale, sort, query, wanted, place, first } of [
  ...LISTS.list,
  ...LISTS.fresh,
  ...LISTS.blind,
  ...LISTS.table,
  ...LISTS.phone,
]) {
  if (place !== 1)
    console.log(`${locale} ${sort}: “${query}” wants ${wanted}, at ${place || 'none'}; first is ${first}`)
}
