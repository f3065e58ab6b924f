import next2012 from '@rulestone/content/differences/next-2012.json' with { type: 'json' }
import srd51 from '@rulestone/content/differences/srd-5.1.json' with { type: 'json' }

/** A rule in which an older edition differs. */
export interface Difference {
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

/** The differences of each older edition, by the chapters of its book. */
export const DIFFERENCES_BY_EDITION = {
  'srd-5.1': srd51 as readonly Difference[],
  'next-2012': next2012 as readonly Difference[],
}

/** The rules in which the 2012 playtest differs, by the chapters of its book. */
export const DIFFERENCES: readonly Difference[] = DIFFERENCES_BY_EDITION['next-2012']
