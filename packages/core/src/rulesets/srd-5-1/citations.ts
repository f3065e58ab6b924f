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
  exhaustion: 'srd51-exhaustion',
  condition: 'srd51-conditions',
  charmed: 'srd51-conditions',
  grappled: 'srd51-conditions',
  incapacitated: 'srd51-conditions',
  invisible: 'srd51-conditions',
  petrified: 'srd51-conditions',
  stunned: 'srd51-conditions',
  unconscious: 'srd51-conditions',
  'short-rest': 'srd51-short-rest',
  'hit-point-dice': 'srd51-short-rest',
  'long-rest': 'srd51-long-rest',
  'knocking-out-a-creature': 'srd51-knocking-out-a-creature',
  // exploration
  // magic
  // characters
  // equipment
}
