import type { RuleId } from '../../vocabulary/rule-ids.ts'

/**
 * The 2014 rule that corresponds to each current rule id; for a rule that 2014 lacks, the page that says so. A rule that
 * is not listed is the same in both editions.
 *
 * @source SRD 5.1
 */
export const SRD_5_1_CITATIONS: Readonly<Partial<Record<RuleId, RuleId>>> = {
  // checks
  'heroic-inspiration': 'srd51-inspiration',
  // actions
  action: 'srd51-actions',
  'combat-step-by-step': 'srd51-surprise',
  help: 'srd51-help',
  hide: 'srd51-hide',
  initiative: 'srd51-initiative',
  magic: 'srd51-actions',
  search: 'srd51-actions',
  surprise: 'srd51-surprise',
  'time-limited-interactions': 'srd51-combat-interactions',
  utilize: 'srd51-actions',
  // combat
  grappling: 'srd51-grappling',
  shove: 'srd51-shove',
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
  suffocation: 'srd51-suffocation',
  // magic
  'casting-a-spell': 'srd51-casting-a-spell',
  concentration: 'srd51-concentration',
  ritual: 'srd51-ritual',
  // equipment
  'adventuring-equipment': 'srd51-adventuring-gear',
  'armor-training': 'srd51-armor',
  'equipment-proficiencies': 'srd51-tools',
  vehicles: 'srd51-mounts-and-vehicles',
  weapon: 'srd51-weapons',
}
