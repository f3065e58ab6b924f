import { type Expression, explain, type Say } from '@rulestone/core'
import type { Strings } from '../terminal/strings.ts'

/** Markers in a phrase under construction: between two parts, and before one that continues the text before it. */
const BETWEEN = '\u001f'
const ONWARD = '\u001e'

/** Separates the items of a list, so that no item continues the one before it. */
const ITEMS_APART = new RegExp(`${BETWEEN}(?!${ONWARD})`)

const withMinus = (text: string): string => text.replaceAll('-', '−')

/** Phrases that never need parentheses. */
const CLOSED: readonly string[] = ['constant', 'variable', 'pool', 'labelled']

/** Phrases that begin an item. All others say what happens to the dice before them. */
const ITEMS: readonly string[] = [
  ...CLOSED,
  'group',
  'negative',
  'times',
  'divided-floor',
  'divided-ceil',
  'divided-round',
  'max',
  'min',
  'abs',
  'compared',
]

/** Phrases that occur only inside others. */
const isFragment = (key: string): boolean =>
  key === 'die' || key === 'faces' || key === 'highest-face' || key.startsWith('test-')

/**
 * An expression in words. A phrase of several parts is in parentheses inside another phrase, so that `(2d6+3)*2` and
 * `2d6+3*2` differ.
 */
export function explainDice(expression: Expression, { open }: Strings): string {
  const strings = open('dice')
  const put = (key: string, values: Readonly<Record<string, string | number>>): string =>
    strings(`explain.${key}`, values)
  const closed = new Set<string>()
  const enclose = (term: string): string => (closed.has(term) ? term : put('enclosed', { term }))
  const list = (items: readonly string[]): string =>
    items.reduce((first, next, index) => put(index === items.length - 1 ? 'and' : 'list', { first, next }))
  const write = (name: string, value: string | number): string | number => {
    if (typeof value === 'number') return value < 0 ? withMinus(String(value)) : value
    switch (name) {
      case 'count':
        return put('enclosed', { term: value })
      case 'faces':
        return list(withMinus(value).split(', '))
      case 'terms':
        return list(value.split(ITEMS_APART).map(enclose))
      case 'term':
      case 'left':
      case 'right':
      case 'value':
        return enclose(value)
      default:
        return value
    }
  }
  const say: Say = (key, values) => {
    if (key === 'separator') return BETWEEN
    const written = Object.entries(values).map(([name, value]) => [name, write(name, value)] as const)
    const phrase = put(key, Object.fromEntries(written))
    if (CLOSED.includes(key)) closed.add(phrase)
    return ITEMS.includes(key) || isFragment(key) ? phrase : `${ONWARD}${phrase}`
  }
  return explain(expression, say)
    .replaceAll(ONWARD, '')
    .split(BETWEEN)
    .reduce((first, next) => put('then', { first, next }))
}
