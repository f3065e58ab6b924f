import type { RuleId } from '../../vocabulary/rule-ids.ts'

/**
 * The 2014 rule that corresponds to each current rule id; for a rule that 2014 lacks, the page that says so. A rule that
 * is not listed is the same in both editions.
 *
 * @source SRD 5.1
 */
export const SRD_5_1_CITATIONS: Readonly<Partial<Record<RuleId, RuleId>>> = {
  // checks
  'armor-class': 'srd51-armor-class',
  'bonus-doesnt-stack': 'srd51-proficiency',
  'equipment-proficiencies': 'srd51-proficiency',
  expertise: 'srd51-proficiency',
  'heroic-inspiration': 'srd51-inspiration',
  'passive-perception': 'srd51-passive-checks',
  'saving-throw': 'srd51-saving-throw',
  // actions
  action: 'srd51-actions',
  attitude: 'srd51-talking-and-knowing',
  'combat-step-by-step': 'srd51-surprise',
  help: 'srd51-help',
  hide: 'srd51-hide',
  influence: 'srd51-talking-and-knowing',
  initiative: 'srd51-initiative',
  magic: 'srd51-actions',
  search: 'srd51-actions',
  study: 'srd51-talking-and-knowing',
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
  'travel-pace': 'srd51-travel',
  'extended-travel': 'srd51-forced-march',
  dehydration: 'srd51-food-and-water',
  malnutrition: 'srd51-food-and-water',
  suffocation: 'srd51-suffocation',
  'breaking-objects': 'srd51-objects',
  object: 'srd51-objects',
  blindsight: 'srd51-special-senses',
  darkvision: 'srd51-special-senses',
  tremorsense: 'srd51-special-senses',
  truesight: 'srd51-special-senses',
  'carrying-capacity': 'srd51-encumbrance',
  // magic
  'area-of-effect': 'srd51-areas-of-effect',
  attunement: 'srd51-attunement',
  'casting-a-spell': 'srd51-casting-a-spell',
  'combining-spells': 'srd51-combining-effects',
  concentration: 'srd51-concentration',
  emanation: 'srd51-areas-of-effect',
  ritual: 'srd51-ritual',
  'spell-components': 'srd51-spell-effects',
  'spell-range-and-duration': 'srd51-spell-duration',
  'spell-targets': 'srd51-spell-targets',
  // characters
  alignment: 'srd51-alignment',
  'choose-background': 'srd51-backgrounds',
  'choose-languages': 'srd51-languages',
  'choose-species': 'srd51-races',
  'gaining-a-level': 'srd51-gaining-a-level',
  'legendary-actions': 'srd51-legendary-actions',
  multiclassing: 'srd51-multiclassing',
  'rare-languages': 'srd51-exotic-languages',
  'standard-languages': 'srd51-standard-languages',
  'starting-equipment': 'srd51-starting-equipment',
  // equipment
  'adventuring-equipment': 'srd51-adventuring-gear',
  'armor-training': 'srd51-armor',
  vehicles: 'srd51-mounts-and-vehicles',
  weapon: 'srd51-weapons',
}
