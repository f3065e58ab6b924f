/** What is downloaded together for offline use: a language, or its spells and creatures. */
export interface Pack {
  /** as `en.3f9c1d20ab47c1d2`: it changes with any file of the pack, or with any shared file */
  readonly version: string
  /** paths inside the site; each contains several files (`Bundle`) */
  readonly bundles: readonly string[]
  /** their total size in compressed bytes */
  readonly bytes: number
}

/** What a service worker knows about its build. */
export interface Manifest {
  /** the base path of the site, without a trailing slash */
  readonly base: string
  /** changes with every pack */
  readonly version: string
  /** the day of the build, as `2026-11-21` */
  readonly date: string
  readonly locales: readonly string[]
  /** by id: see `packOf` */
  readonly packs: Readonly<Record<string, Pack>>
  /** paths of the fallback page and of what it needs */
  readonly fallback: readonly string[]
}

/** The page that is shown offline instead of one that is not cached. */
export const FALLBACK = 'offline.html'
