import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import type { WithSteps } from '../../steps/step.ts'
import { SPECIAL_SENSES, type SpecialSenseRow } from '../../tables/exploration/special-senses.ts'
import { OBSCUREMENTS, type Obscurement } from '../../vocabulary/obscurements.ts'
import type { Sense } from '../../vocabulary/senses.ts'
import { type ObscuredSight, obscurementByLight, sightInto, worstObscurement } from './obscured-area.ts'
import {
  isHiddenFrom,
  isWithinRange,
  obscurementTo,
  requireSenses,
  requireSighting,
  type SenseRanges,
  type Sighting,
} from './special-senses.ts'
import type { SightRuleStep } from './steps.ts'

/** What a creature can perceive of a thing. */
export interface Seen extends ObscuredSight {
  readonly seen: boolean
  /** whether it knows exactly where the thing is: because it sees it, or by Tremorsense */
  readonly located: boolean
  /** how obscured the thing's place is to it, by its best sense for this */
  readonly obscurement: Obscurement
  /** whether it can tell colors; in Darkness, Darkvision shows shades of gray */
  readonly colors: boolean
  /** the senses that perceive the thing; `sight` is ordinary sight */
  readonly by: readonly (Sense | 'sight')[]
}

/** A creature that looks at a thing. */
export interface Looking {
  /** the ranges of its special senses; none by default */
  readonly senses?: SenseRanges
  readonly thing: Sighting
}

/** Ordinary sight, as if it were a special sense. */
const SIGHT: SpecialSenseRow = {
  sees: true,
  lightLevelsBrighter: 0,
  pierces: [],
  stoppedByTotalCover: false,
  needsContact: false,
}

/** What one sense perceives. */
interface Attempt {
  readonly sense: Sense | 'sight'
  readonly sees: boolean
  readonly hidden: boolean
  readonly obscurement: Obscurement
}

const attempt = (sense: Sense | 'sight', row: SpecialSenseRow, thing: Sighting): Attempt => ({
  sense,
  sees: row.sees,
  hidden: isHiddenFrom(row, thing),
  obscurement: obscurementTo(row, thing),
})

/**
 * What a creature with these senses can perceive of a thing in this light. Each sense within its range is tried, and
 * the one to which the thing is least obscured decides. In this reading, Truesight sees in Dim Light as it does in
 * Darkness, but not through fog. Blindsight, which needs no physical sight, also works without a line of sight, but not
 * behind Total Cover.
 *
 * @throws RangeError if an id is unknown, or a number of feet is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Vision and Light (page 11); Rules Glossary: Blindsight (page 177), Darkvision (page
 *   180), Tremorsense, Truesight (page 190)
 * @source 2012 playtest, Combat, Attacking an Unseen Target
 * @example
 * seeing({ thing: { distanceFeet: 30, light: 'dim-light' } }).value.perception // => 'disadvantage'
 * seeing({ thing: { distanceFeet: 30, light: 'darkness' } }).value.condition // => 'blinded'
 * seeing({ senses: { darkvision: 60 }, thing: { distanceFeet: 30, light: 'darkness' } }).value.perception // => 'disadvantage'
 * seeing({ senses: { truesight: 60 }, thing: { distanceFeet: 30, light: 'darkness', invisible: true } }).value.seen // => true
 */
export function seeing(
  { senses = {}, thing }: Looking,
  ruleset: RulesOf<'vision'> = srd521Exploration,
): WithSteps<Seen, SightRuleStep> {
  requireSenses(senses)
  requireSighting(thing)
  const { light, distanceFeet } = thing
  const steps: SightRuleStep[] = [
    { kind: 'light-obscures', rule: light, values: { obscurement: obscurementByLight(light) } },
  ]
  if (thing.obscurement !== undefined) {
    const worst = worstObscurement([obscurementByLight(light), thing.obscurement])
    const values = { area: thing.obscurement, obscurement: worst }
    steps.push({ kind: 'area-obscures', rule: 'obscured-areas', values })
  }
  const attempts = [attempt('sight', SIGHT, thing)]
  for (const sense of ruleset.vision.senses) {
    if (!isWithinRange(senses, sense, distanceFeet)) continue
    const own = attempt(sense, SPECIAL_SENSES[sense], thing)
    attempts.push(own)
    const values = { distanceFeet, obscurement: own.obscurement, hidden: own.hidden }
    steps.push({ kind: 'sense-used', rule: sense, values })
  }
  const made = attempts.filter(({ hidden, obscurement }) => !hidden && obscurement !== 'heavily-obscured')
  const seeingIt = made.filter(({ sees }) => sees)
  const candidates = seeingIt.length > 0 ? seeingIt : attempts.filter(({ sees }) => sees)
  const obscurement = OBSCUREMENTS.find((degree) => candidates.some((own) => own.obscurement === degree)) ?? 'none'
  const sight = sightInto(obscurement, ruleset)
  if (obscurement !== 'none') {
    const values = { perception: sight.perception, condition: sight.condition }
    steps.push({ kind: 'sight-hindered', rule: obscurement, values })
  }
  const value = {
    ...sight,
    seen: seeingIt.length > 0,
    located: made.length > 0,
    obscurement,
    colors: seeingIt.some(({ sense }) => sense !== 'darkvision' || light !== 'darkness'),
    by: made.map(({ sense }) => sense),
  }
  return { value, steps }
}
