import { type NumberFormats, numberFormats } from '@rulestone/text/number-formats'
import { askedWords } from '../../shared/asked-words.ts'
import type { T } from '../../shared/make-t.ts'

/** What the history of rolls needs of the page that it is on. */
export interface HistoryProps {
  /** the strings of `roll` */
  readonly roll: T
  /** the strings of `rolls` */
  readonly t: T
  readonly tag: string
  readonly formats: NumberFormats
  /** the address of the page of the history, without a query */
  readonly address: string
}

/**
 * @param address the address of the page of the history
 * @throws Error when its words cannot be fetched
 */
export async function historyProps(address: string): Promise<HistoryProps> {
  const tag = document.documentElement.lang
  const [t, roll] = await Promise.all([askedWords('rolls'), askedWords('roll')])
  return { t, roll, tag, formats: numberFormats(tag), address: new URL(address, location.href).pathname }
}
