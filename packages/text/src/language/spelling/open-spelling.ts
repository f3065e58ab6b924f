import { englishSpeller } from './english.ts'
import { hunspell } from './hunspell.ts'
import type { Spelling } from './spelling.ts'

async function open(): Promise<Spelling> {
  const thai = hunspell('th_TH')
  return { en: await englishSpeller(), ...(thai && { th: thai }) }
}

let opened: Promise<Spelling> | undefined

/**
 * Opens the dictionaries, once: English from a package, Thai from the program Hunspell. Thai is missing if it is not
 * installed (`apt-get install hunspell hunspell-th`).
 */
export function openSpelling(): Promise<Spelling> {
  opened ??= open()
  return opened
}
