import differences from '@rulestone/content/differences.json' with { type: 'json' }

/** A rule in which the 2012 playtest differs. */
export type Difference = (typeof differences)[number]

/** The rules in which the 2012 playtest differs, by the chapters of its book. */
export const DIFFERENCES: readonly Difference[] = differences
