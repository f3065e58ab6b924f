import { base } from '../shared/base.ts'
import { remembered } from '../shared/storage.ts'
import { whenIdle } from '../shared/when-idle.ts'
import { isCostly } from './costly.ts'
import type { Said } from './talk.ts'

const locale = document.documentElement.lang.split('-')[0] ?? ''

/** What the page loaded of the site before the worker was there. */
const loaded = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const start = `${location.origin}${base}/`
    const path = name.startsWith(start) ? name.slice(start.length) : ''
    return path.startsWith('_astro/') || (path.startsWith(`${locale}/`) && path.endsWith('.json')) ? [path] : []
  })

/** The worker keeps the pages that are visited; it fetches the language too, unless that costs or the reader said no. */
async function ask(): Promise<void> {
  const { ready, controller } = navigator.serviceWorker
  const { active } = await ready
  const isWanted = remembered(`offline-${locale}`) !== 'off' && !isCostly(navigator.connection)
  const said: Said = { kind: isWanted ? 'keep' : 'hello', locale, loaded: controller ? [] : loaded() }
  active?.postMessage(said)
}

/** A worker of a newer build is asked anew: it knows what there is to fetch. */
async function begin(): Promise<void> {
  const workers = navigator.serviceWorker
  await workers.register(`${base}/sw.js`, { updateViaCache: 'none' })
  workers.addEventListener('controllerchange', ask)
  await ask()
}

/** Whether the browser lets the site keep anything: known when the page has loaded. */
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

const part = document.querySelector<HTMLElement>('[data-offline]')
let isAttached = false

/** What it needs is fetched when the panel opens; what did not arrive is fetched when it opens again. */
part?.closest('details')?.addEventListener('toggle', async () => {
  if (isAttached) return
  isAttached = true
  try {
    const code = await import('./offline-part.ts')
    await code.attach(part, locale, allowed)
  } catch {
    isAttached = false
  }
})
