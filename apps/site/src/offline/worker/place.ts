import type { Build } from '../parcel.ts'
import type { Place } from '../route.ts'

declare const self: ServiceWorkerGlobalScope
/** The build writes it in. */
declare const BUILD: Build

/** The worker’s own global, as a service worker. */
export const worker = self

/** The build that this worker came with. */
export const build: Build = BUILD

/** The site that it serves. */
export const place: Place = { origin: location.origin, base: build.base, locales: Object.keys(build.languages) }

/** The address of a path inside the site. */
export const addressOf = (path: string): string => `${build.base}/${path}`

/** A store of the site; others on the same host have their own. */
export const storeName = (name: string): string => `rulestone${build.base}:${name}`

/** Opens a store. */
export const openStore = (name: string): Promise<Cache> => caches.open(storeName(name))
