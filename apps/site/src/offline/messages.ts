/** A message from a page to the service worker. */
export type ToWorker =
  | {
      /**
       * `visit` caches what the page loaded, `download` a whole pack; `cancel` ends a download, `remove` deletes a pack
       */
      readonly kind: 'visit' | 'download' | 'cancel' | 'remove'
      readonly pack: string
      /** the version of the page */
      readonly version: string
      /** the paths that the page loaded before it had a worker */
      readonly loaded?: readonly string[]
    }
  | { readonly kind: 'status' }

/** The offline state of a pack. */
export type Phase =
  /** nothing is cached */
  | 'none'
  /** it is being downloaded, for the first time or in a newer version */
  | 'loading'
  /** the download was interrupted; downloaded files stay */
  | 'broken'
  /** the quota is exceeded; an older version stays */
  | 'full'
  /** the browser refuses storage */
  | 'refused'
  /** the newest version is cached */
  | 'cached'
  /** an older version is cached */
  | 'older'

/** The status of a pack. */
export interface Status {
  readonly pack: string
  readonly phase: Phase
  /** the downloaded share, 0 to 1 */
  readonly share: number
  /** the size of a download in bytes */
  readonly bytes: number
  /** the day of the cached version, as `2026-11-21` */
  readonly date: string | undefined
}

/** A message from the worker to pages: the status of every pack. */
export interface FromWorker {
  readonly offline: readonly Status[]
}
