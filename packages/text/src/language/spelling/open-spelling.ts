import { englishSpeller } from './english.ts'
import { hunspell } from './hunspell.ts'
import type { Spelling } from './spelling.ts'

/**
 * Opens the dictionaries: English from a package, Thai from the program Hunspell. Thai is missing if it is not
 * installed (`apt-get install hunspell hunspell-th`).
 */
export async function openSpelling(): Promise<Spelling> {
  const thai = hunspell('th_TH')
  return { en: await englishSpeller(), ...(thai && { th: thai }) }
}
