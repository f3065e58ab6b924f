/** What a browser fetches to have a language offline. */
export interface Language {
  /** as `en.3f9c1d20ab47c1d2`: it changes when anything of the language does, or what all languages share */
  readonly version: string
  /** paths inside the site; each holds several files (`Bundle`) */
  readonly bundles: readonly string[]
  /** how many bytes they are, compressed */
  readonly bytes: number
}

/** What the service worker of a build knows of that build. */
export interface Manifest {
  /** what the site stands under, without a slash at its end */
  readonly base: string
  /** changes with every language */
  readonly version: string
  /** the day of the build, as `2026-11-21` */
  readonly date: string
  readonly languages: Readonly<Record<string, Language>>
  /** paths of the fallback page and of what it needs */
  readonly fallback: readonly string[]
}

/** The page that is shown, offline, for one that is not cached. */
export const FALLBACK = 'offline.html'
