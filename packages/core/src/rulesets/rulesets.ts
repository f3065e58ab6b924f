import type { Edition } from '../vocabulary/editions.ts'
import { next2012 } from './next-2012.ts'
import type { Ruleset } from './ruleset.ts'
import { srd51 } from './srd-5-1.ts'
import { srd521 } from './srd-5-2-1.ts'

/** The ruleset of every edition, by the id of the edition. */
export const RULESETS: Readonly<Record<Edition, Ruleset>> = {
  'srd-5.2.1': srd521,
  'srd-5.1': srd51,
  'next-2012': next2012,
}
