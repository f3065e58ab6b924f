/** What a page says to the service worker. */
export type ToWorker =
  | {
      /**
       * `visit` caches what the page loaded, `download` the whole language; `cancel` ends a download, `remove` deletes a
       * language
       */
      readonly kind: 'visit' | 'download' | 'cancel' | 'remove'
      readonly locale: string
      /** the version of the page */
      readonly version: string
      /** the paths that the page loaded before there was a worker */
      readonly loaded?: readonly string[]
    }
  | { readonly kind: 'status' }

/** How far a language is offline. */
export type Phase =
  /** nothing is cached */
  | 'none'
  /** it is being downloaded, for the first time or in a newer version */
  | 'loading'
  /** the download broke off; what has arrived stays */
  | 'broken'
  /** there is no room for it; an older version stays */
  | 'full'
  /** the browser refuses storage */
  | 'refused'
  /** the newest version is cached */
  | 'cached'
  /** an older version is cached */
  | 'older'

/** What the worker says of a language. */
export interface Status {
  readonly locale: string
  readonly phase: Phase
  /** the share that has arrived, 0 to 1 */
  readonly share: number
  /** how many bytes a download is */
  readonly bytes: number
  /** the day of the cached version, as `2026-11-21` */
  readonly date: string | undefined
}

/** What the worker says to pages: the status of every language. */
export interface FromWorker {
  readonly offline: readonly Status[]
}
