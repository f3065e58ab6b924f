/** A difference between the editions: where each source states it, and what core does in both. */
interface EditionRow {
  /** heading and page in SRD 5.2.1 */
  readonly srd: string
  /** heading in the 2012 playtest; `none` if it says nothing about this */
  readonly playtest: string
  readonly holds: () => void
}

/** Differences between the editions, by topic. */
export type Editions = Readonly<Record<string, EditionRow>>
