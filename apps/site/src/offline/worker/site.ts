import type { Manifest } from '../manifest.ts'
import type { SiteLocation } from '../route.ts'

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build. */
declare const MANIFEST: Manifest

/** The global of the worker, typed as a service worker. */
export const worker = self

/** What the worker knows about its build. */
export const manifest: Manifest = MANIFEST

export const siteLocation: SiteLocation = {
  origin: location.origin,
  base: manifest.base,
  locales: manifest.locales,
}

/** The URL of a path inside the site. */
export const addressOf = (path: string): string => `${manifest.base}/${path}`
