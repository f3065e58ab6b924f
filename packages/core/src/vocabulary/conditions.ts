/**
 * The fifteen conditions.
 *
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179)
 */
export const CONDITIONS = [
  'blinded',
  'charmed',
  'deafened',
  'exhaustion',
  'frightened',
  'grappled',
  'incapacitated',
  'invisible',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
] as const

/** The id of a condition. */
export type Condition = (typeof CONDITIONS)[number]
