import { type NumberFormats, numberFormats } from '@rulestone/text/number-formats'
import { fetchStrings } from '../../shared/fetch-strings.ts'
import type { T } from '../../shared/make-t.ts'

/** The props of the history of rolls. */
export interface HistoryProps {
  /** the strings of `roll` */
  readonly roll: T
  /** the strings of `rolls` */
  readonly t: T
  readonly tag: string
  readonly formats: NumberFormats
  /** the URL of the history page, without a query */
  readonly address: string
}

/**
 * @param address the URL of the history page
 * @throws Error if its strings cannot be fetched
 */
export async function historyProps(address: string): Promise<HistoryProps> {
  const tag = document.documentElement.lang
  const [t, roll] = await Promise.all([fetchStrings('rolls'), fetchStrings('roll')])
  return { t, roll, tag, formats: numberFormats(tag), address: new URL(address, location.href).pathname }
}
