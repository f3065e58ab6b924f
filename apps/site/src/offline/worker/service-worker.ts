import { routeOf } from '../route.ts'
import type { Said } from '../talk.ts'
import { answerAsset, answerData, answerPage, keepEarlier } from './answers.ts'
import { cancel, keep, remove, tell } from './keep.ts'
import { addressOf, build, openStore, place, worker } from './place.ts'
import { tidy } from './tidy.ts'

/** Keeps the page that says that a page is not kept, with what it needs. Without room the worker does without. */
async function install(): Promise<void> {
  try {
    const store = await openStore(`first-${build.version}`)
    await store.addAll(build.first.map((path) => new Request(addressOf(path), { cache: 'no-cache' })))
  } catch {
    // A plain sentence stands in for it.
  }
  await worker.skipWaiting()
}

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  await tidy()
}

async function listen(said: Said, source: ExtendableMessageEvent['source']): Promise<void> {
  if (said.kind === 'status') return tell()
  if (said.kind === 'cancel') return cancel(said.locale)
  if (said.kind === 'remove') return remove(said.locale)
  if (source && 'url' in source) {
    const route = routeOf({ url: source.url, method: 'GET', mode: 'navigate' }, place)
    if (route?.kind === 'page') await keepEarlier(source, route, said.loaded ?? []).catch(() => undefined)
  }
  return said.kind === 'keep' ? keep(said.locale) : tidy()
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => event.waitUntil(listen(event.data, event.source)))
worker.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, place)
  if (route?.kind === 'page') event.respondWith(answerPage(event, route))
  else if (route?.kind === 'data') event.respondWith(answerData(event, route))
  else if (route?.kind === 'asset') event.respondWith(answerAsset(event, route))
})
