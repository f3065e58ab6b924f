/** What a page says to the worker. */
export type Said =
  | {
      /** `hello` keeps this page alone, `keep` the whole language; `cancel` ends the fetching, `remove` forgets a language */
      readonly kind: 'hello' | 'keep' | 'cancel' | 'remove'
      readonly locale: string
      /** what the page loaded before the worker was there */
      readonly loaded?: readonly string[]
    }
  | { readonly kind: 'status' }

/** How it stands with a language. */
export type Phase =
  /** nothing of it is kept */
  | 'none'
  /** it is being fetched, for the first time or anew */
  | 'loading'
  /** the fetching broke off; what came stays */
  | 'broken'
  /** there is no room for it; what was kept before stays */
  | 'full'
  /** the browser does not let the site keep anything */
  | 'refused'
  /** kept, and the newest version */
  | 'kept'
  /** kept, and there is a newer version */
  | 'older'

/** What the worker says of a language. */
export interface Status {
  readonly locale: string
  readonly phase: Phase
  /** the share that is there while it is fetched, 0 to 1 */
  readonly share: number
  /** what it takes to fetch all of it, in bytes */
  readonly bytes: number
  /** the day of the version that is kept, as `2026-11-21` */
  readonly date: string | undefined
}

/** What the worker says to pages: every language. */
export interface Told {
  readonly offline: readonly Status[]
}
