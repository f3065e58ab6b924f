import type { Manifest } from '../manifest.ts'
import type { Place } from '../route.ts'

declare const self: ServiceWorkerGlobalScope
/** The build writes it in. */
declare const MANIFEST: Manifest

/** The global of the worker, typed as a service worker. */
export const worker = self

/** What the worker knows of the build that it came with. */
export const manifest: Manifest = MANIFEST

export const place: Place = { origin: location.origin, base: manifest.base, locales: Object.keys(manifest.languages) }

/** The address of a path inside the site. */
export const addressOf = (path: string): string => `${manifest.base}/${path}`
