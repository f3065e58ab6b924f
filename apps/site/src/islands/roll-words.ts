import { makeT, type Strings, under } from '../lib/make-t.ts'
import { numberFormats } from '../lib/numbers.ts'
import type { RollHistoryProps } from './RollHistory.tsx'

const WORDS = 'words.json'

/**
 * What the history needs of its page; its words are fetched when they are first wanted.
 *
 * @throws Error when they do not arrive
 */
export async function historyProps(address: string): Promise<RollHistoryProps> {
  const url = new URL(address, location.href)
  url.search = ''
  url.hash = ''
  const response = await fetch(url.href + WORDS)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  const strings: Strings = await response.json()
  const tag = document.documentElement.lang
  const t = makeT(tag, strings)
  return { t: under(t, 'rolls.'), roll: under(t, 'roll.'), tag, formats: numberFormats(tag), address: url.pathname }
}
