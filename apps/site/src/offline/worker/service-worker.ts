import type { ToWorker } from '../messages.ts'
import { routeOf } from '../route.ts'
import { broadcastStatus, cancel, download, remove } from './download.ts'
import { rememberLoaded, respondAsset, respondData, respondPage } from './respond.ts'
import { addressOf, manifest, siteLocation, worker } from './site.ts'
import { deleteUnusedCaches, openVisited } from './site-caches.ts'

/** Caches the fallback page with its files. If the quota is exceeded, the worker goes on without it. */
async function install(): Promise<void> {
  try {
    const requests = manifest.fallback.map((path) => new Request(addressOf(path), { cache: 'no-cache' }))
    await (await openVisited()).addAll(requests)
  } catch {
    // A plain sentence replaces it.
  }
  await worker.skipWaiting()
}

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function listen(message: ToWorker): Promise<void> {
  if (message.kind === 'status') return await broadcastStatus()
  const { kind, pack, version, loaded = [] } = message
  if (kind === 'cancel') return await cancel(pack)
  if (kind === 'remove') return await remove(pack)
  await rememberLoaded(pack, loaded).catch(() => undefined)
  if (kind === 'download') await download(pack)
  await deleteUnusedCaches(version)
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => event.waitUntil(listen(event.data)))
worker.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, siteLocation)
  if (route?.kind === 'page') event.respondWith(respondPage(event, route))
  else if (route?.kind === 'data') event.respondWith(respondData(event, route))
  else if (route?.kind === 'asset') event.respondWith(respondAsset(event, route))
})
