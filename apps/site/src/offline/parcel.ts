/** A file of the site that holds several others. */
export interface Chunk {
  /** the digest of its text, and its name: `packs/<name>.json` */
  readonly name: string
  /** as it is stored, in bytes */
  readonly size: number
  /** what it holds: paths inside the site, a page without its `index.html` */
  readonly paths: readonly string[]
}

/** What is kept together: all pages of a language with their data, or what all languages share. */
export interface Parcel {
  readonly chunks: readonly Chunk[]
}

/** Where a parcel can be had. Its list is `packs/<version>.json`. */
export interface Offer {
  /** as `en.3f9c1d20ab47c1d2`, or `shell.…` for what the languages share */
  readonly version: string
  /** what it takes to fetch all of it, compressed, in bytes */
  readonly bytes: number
}

/** What the worker of a build knows of that build. */
export interface Build {
  /** what the site stands under, without a slash at its end */
  readonly base: string
  readonly version: string
  /** the day of the build, as `2026-11-21` */
  readonly date: string
  readonly shell: Offer
  readonly languages: Readonly<Record<string, Offer>>
  /** the page that says that a page is not kept, and what it needs: kept before all else */
  readonly first: readonly string[]
}

/** The address of a chunk or a parcel's list inside the site. */
export const packPath = (name: string): string => `packs/${name}.json`

/** The page that is shown in place of one that is not kept. */
export const NOT_KEPT = 'not-kept.html'
