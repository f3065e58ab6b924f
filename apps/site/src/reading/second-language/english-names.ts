import { loadSheet } from '../../shared/load-sheet.ts'
import { sheetAddress } from '../../shared/sheet-address.ts'
import { previewsAt } from '../previews/previews-at.ts'
import sheet from './second.css?url'

/** Thai and Chinese continue without a space. */
const BEGINS_WITH_LETTER = /^\p{L}/u

/** Adds the English name after the name of every linked rule, or removes it. Islands are left alone. */
export async function showEnglishNames(isWanted: boolean): Promise<void> {
  for (const name of document.querySelectorAll('.english-name')) name.remove()
  if (!isWanted) return
  const address = document.querySelector<HTMLElement>('#preview-parts')?.dataset['rules'] ?? ''
  const [known] = await Promise.all([previewsAt(address), loadSheet(sheetAddress(sheet))])
  for (const name of document.querySelectorAll('.english-name')) name.remove()
  for (const link of document.querySelectorAll<HTMLElement>('main a.rule[data-rule]')) {
    const english = known[link.dataset['rule'] ?? '']?.[1]
    if (!english || link.closest('astro-island, [data-calculator], [lang="en"]:not(html)')) continue
    const span = document.createElement('span')
    span.className = 'english-name'
    span.lang = 'en'
    span.textContent = english
    link.append(' ', span)
    span.classList.toggle('before-letter', BEGINS_WITH_LETTER.test(link.nextSibling?.textContent ?? ''))
  }
}
