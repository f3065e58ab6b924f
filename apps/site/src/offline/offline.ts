import { base } from '../shared/base.ts'
import { pageVersion } from '../shared/fetch-data.ts'
import { remembered } from '../shared/storage.ts'
import { whenIdle } from '../shared/when-idle.ts'
import { isCostly } from './costly.ts'
import type { ToWorker } from './messages.ts'
import { compendiumPack } from './packs.ts'

const locale = document.documentElement.lang.split('-')[0] ?? ''

/** The page itself, and the scripts, styles and data of the site that it loaded. */
const loaded = (): string[] => {
  const home = `${location.origin}${base}/`
  const addresses = [
    location.origin + location.pathname,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]
  const paths = addresses.flatMap((address) => (address.startsWith(home) ? [address.slice(home.length)] : []))
  return paths.filter((path) => path.startsWith('_astro/') || path.startsWith(`${locale}/`))
}

/**
 * Tells the worker to cache visited pages and, unless the connection is costly or the reader removed it, to download
 * the language.
 */
async function requestCaching(): Promise<void> {
  const { ready, controller } = navigator.serviceWorker
  const { active } = await ready
  const isWanted = remembered(`offline-${locale}`) !== 'off' && !isCostly(navigator.connection)
  const message: ToWorker = {
    kind: isWanted ? 'download' : 'visit',
    pack: locale,
    version: pageVersion(),
    // Later pages are loaded through the worker, which caches them itself.
    loaded: controller ? [] : loaded(),
  }
  active?.postMessage(message)
  // A newer version of the spells and creatures, if the reader has added them.
  const compendium = compendiumPack(locale)
  if (isWanted && remembered(`offline-${compendium}`) === 'on') {
    active?.postMessage({ kind: 'download', pack: compendium, version: pageVersion() } satisfies ToWorker)
  }
}

/** A worker of a newer build gets the message too: it knows what to download. */
async function begin(): Promise<void> {
  const workers = navigator.serviceWorker
  await workers.register(`${base}/sw.js`, { updateViaCache: 'none' })
  workers.addEventListener('controllerchange', requestCaching)
  await requestCaching()
}

/** Whether the browser lets the site store anything; known after the page has loaded. */
const allowed = new Promise<boolean>((resolve) => {
  const start = (): void => {
    begin().then(
      () => resolve(true),
      () => resolve(false),
    )
  }
  if (!('serviceWorker' in navigator)) resolve(false)
  else if (import.meta.env.PROD) whenIdle(start)
})

const parts = Array.from(document.querySelectorAll<HTMLElement>('[data-offline]'))
let isAttached = false

/** The code of the panel is fetched when it opens, and again at the next opening after a failure. */
parts[0]?.closest('details')?.addEventListener('toggle', async () => {
  if (isAttached) return
  isAttached = true
  try {
    const code = await import('./offline-part.ts')
    await Promise.all(parts.map((part) => code.attachOfflinePanel(part, locale, allowed)))
  } catch {
    isAttached = false
  }
})
