import { englishSpeller } from './english.ts'
import { hunspell } from './hunspell.ts'
import type { Spelling } from './spelling.ts'

/**
 * What knows the words of languages: English by a dictionary of its own, Thai by the program hunspell. A language is
 * missing where its dictionary is not installed; to install that of Thai: `apt-get install hunspell hunspell-th`.
 */
export async function openSpelling(): Promise<Spelling> {
  const thai = hunspell('th_TH')
  return { en: await englishSpeller(), ...(thai && { th: thai }) }
}
