import type { RuleId } from '../../vocabulary/rule-ids.ts'

/**
 * The 2014 rule that corresponds to each current rule id; for a rule that 2014 lacks, the page that says so. A rule that
 * is not listed is the same in both editions.
 *
 * @source SRD 5.1
 */
export const SRD_5_1_CITATIONS: Readonly<Partial<Record<RuleId, RuleId>>> = {
  // checks
  // actions
  // combat
  // damage
  // exploration
  // magic
  // characters
  // equipment
}
