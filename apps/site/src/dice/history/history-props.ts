import { type NumberFormats, numberFormats } from '@rulestone/text/number-formats'
import { fetchStrings } from '../../shared/fetch-strings.ts'
import type { T } from '../../shared/make-t.ts'

/** The props of the tray and of the history of rolls. */
export interface HistoryProps {
  /** the strings of `roll` */
  readonly roll: T
  /** the strings of `rolls` */
  readonly t: T
  /** the strings of the tray */
  readonly tray: T
  readonly tag: string
  readonly formats: NumberFormats
  /** the URL of the page of rolls, without a query */
  readonly address: string
}

/**
 * @param address the URL of the page of rolls
 * @throws Error if its strings cannot be fetched
 */
export async function historyProps(address: string): Promise<HistoryProps> {
  const tag = document.documentElement.lang
  const [t, roll, tray] = await Promise.all([fetchStrings('rolls'), fetchStrings('roll'), fetchStrings('tray')])
  return { t, roll, tray, tag, formats: numberFormats(tag), address: new URL(address, location.href).pathname }
}
