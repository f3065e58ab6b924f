import next2012 from '@rulestone/content/differences/next-2012.json' with { type: 'json' }
import srd51 from '@rulestone/content/differences/srd-5.1.json' with { type: 'json' }
import { OLDER_EDITIONS, type OlderEdition } from './edition-of.ts'

/** A rule in which an older edition differs, as `content/differences` has it. */
interface ListedDifference {
  /** its sentences are under `<edition>.<id>` of the strings `differences` */
  readonly id: string
  /** the chapter of the older book in which it is described */
  readonly chapter: string
  /** the rules of the current edition, or headings in them; none if only the older edition has the rule */
  readonly rules: readonly string[]
  /** the older rule that replaces them, or a heading in it */
  readonly older: string
  /** whether it changes play at most tables */
  readonly often?: boolean
}

/** A rule in which an older edition differs. */
export interface Difference extends ListedDifference {
  readonly edition: OlderEdition
}

const LISTS: Readonly<Record<OlderEdition, readonly ListedDifference[]>> = { 'srd-5.1': srd51, 'next-2012': next2012 }

/** The rules in which each older edition differs, by the chapters of its book. */
export const DIFFERENCES: readonly Difference[] = OLDER_EDITIONS.flatMap((edition) =>
  LISTS[edition].map((difference) => ({ ...difference, edition })),
)
