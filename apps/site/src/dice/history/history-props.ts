import { numberFormats } from '@rulestone/text/number-formats'
import { askedWords } from '../../shared/asked-words.ts'
import type { RollHistoryProps } from './RollHistory.tsx'

/**
 * What the history of rolls needs of its page.
 *
 * @param address the page of the history
 * @throws Error when its words do not arrive
 */
export async function historyProps(address: string): Promise<RollHistoryProps> {
  const tag = document.documentElement.lang
  const [t, roll] = await Promise.all([askedWords('rolls'), askedWords('roll')])
  return { t, roll, tag, formats: numberFormats(tag), address: new URL(address, location.href).pathname }
}
