/** A difference between the editions: where each source says it, and what core makes of both. */
export interface EditionRow {
  /** heading and page in SRD 5.2.1 */
  readonly srd: string
  /** heading in the 2012 playtest; `none` where it says nothing about this */
  readonly playtest: string
  readonly holds: () => void
}

/** Differences between the editions, by what they are about. */
export type Editions = Readonly<Record<string, EditionRow>>
