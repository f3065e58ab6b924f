import { base } from '../shared/base.ts'
import { language, restOfPath, sections, urlSection } from '../shared/url-language.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** The page is shown at the URL of another, in its language; it offers that page in the cached languages. */
if (urlSection) {
  for (const section of sections) section.hidden = section !== urlSection
}

for (const button of document.querySelectorAll('[data-again]'))
  button.addEventListener('click', () => location.reload())
addEventListener('online', () => location.reload())

const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
workers?.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
  const cached = new Set(data.offline.flatMap(({ pack, date }) => (date === undefined ? [] : [pack])))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-cached] a')) {
    const locale = link.dataset['language'] ?? ''
    link.hidden = !cached.has(locale) || locale === language
    if (urlSection) link.href = `${base}/${[locale, ...restOfPath].join('/')}${location.search}${location.hash}`
    const list = link.closest<HTMLElement>('[data-cached]')
    if (list && !link.hidden) list.hidden = false
  }
})
workers?.startMessages()
const message: ToWorker = { kind: 'status' }
workers?.controller?.postMessage(message)
