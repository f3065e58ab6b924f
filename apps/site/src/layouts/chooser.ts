import { showFooterIn } from '../shared/footer-in.ts'
import { remember, remembered } from '../shared/storage.ts'

/** The reader's languages, preferred first: the one chosen before, then the browser's. */
const wanted = [remembered('language'), ...navigator.languages].flatMap((tag) => tag?.split('-')[0] ?? [])

const list = document.querySelector('.chooser-languages')
const itemOf = (language: string): HTMLElement | null | undefined =>
  list?.querySelector(`[data-language="${CSS.escape(language)}"]`)?.parentElement

const first = wanted.map(itemOf).find((item) => item)
if (first && first !== list?.firstElementChild) list?.prepend(first)

if (first) showFooterIn(first.lang)

for (const link of list?.querySelectorAll<HTMLAnchorElement>('a') ?? []) {
  link.addEventListener('click', () => remember('language', link.dataset['language']))
}
