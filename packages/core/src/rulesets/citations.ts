import type { Edition } from '../vocabulary/editions.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { NEXT_2012_CITATIONS } from './next-2012/citations.ts'
import { SRD_5_1_CITATIONS } from './srd-5-1/citations.ts'

/** The rules of each edition in place of current ones; a rule that is not listed is the same. */
export const CITATIONS: Readonly<Record<Edition, Readonly<Partial<Record<RuleId, RuleId>>>>> = {
  'srd-5.2.1': {},
  'srd-5.1': SRD_5_1_CITATIONS,
  'next-2012': NEXT_2012_CITATIONS,
}
