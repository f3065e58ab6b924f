import { type FilterKey, fold, readOperators } from '@rulestone/search'
import type { AnswersDocument } from './answers-document.ts'

/**
 * A query with a filter set to another value, in the words of the page: `cover kind:rule`.
 *
 * @param value the id of the value; undefined removes the filter
 */
export function withFilter(
  query: string,
  key: FilterKey,
  value: string | undefined,
  { filterWords, filterNames }: Pick<AnswersDocument, 'filterWords' | 'filterNames'>,
): string {
  const set = readOperators(query).conditions.filter((one) => (filterWords[fold(one.key)] ?? one.key) === key)
  const rest = set
    .reduce((text, { source }) => text.replace(source, ''), query)
    .replace(/\s+/gu, ' ')
    .trim()
  if (value === undefined) return rest
  const name = filterNames.values[value] ?? value
  return `${rest} ${filterNames.keys[key] ?? key}:${name.includes(' ') ? `"${name}"` : name}`.trim()
}
