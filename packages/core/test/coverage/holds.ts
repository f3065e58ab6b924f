import type { next2012, srd521 } from '../../src/index.ts'
import type { RuleId } from '../../src/vocabulary/rule-ids.ts'
import type { Core } from './says.ts'

/** The name of an export of core, or of a field of a ruleset. */
type CoreName = keyof Core | `srd521.${keyof typeof srd521}` | `next2012.${keyof typeof next2012}`

/** The exports that hold the numbers and procedures of rules, by the id of the rule. */
export type Holds = Readonly<Partial<Record<RuleId, readonly CoreName[]>>>
