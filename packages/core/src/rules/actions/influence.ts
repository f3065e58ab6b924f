import { requireInteger } from '../../bounds.ts'
import type { InfluenceRule } from '../../rulesets/checks-and-actions.ts'
import { INFLUENCE_CHECKS, type InfluenceCheckRow } from '../../tables/actions/influence-checks.ts'
import type { Attitude, ByAttitude, Willingness } from '../../vocabulary/attitudes.ts'
import type { CreatureType } from '../../vocabulary/creature-types.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import { type RollCircumstance, rollStateUnder } from '../d20-tests/roll-circumstance.ts'
import type { D20TestRuleStep } from '../d20-tests/steps.ts'
import type { ActionRuleStep } from './steps.ts'

/**
 * A monster's attitude by default.
 *
 * @source SRD 5.2.1, Rules Glossary, Indifferent (page 184)
 */
export const DEFAULT_ATTITUDE = 'indifferent' satisfies Attitude

/**
 * How an attitude changes the roll of an ability check to influence the creature.
 *
 * @source SRD 5.2.1, Rules Glossary, Friendly (page 182), Hostile (page 183), Indifferent (page 184)
 */
export const INFLUENCE_STATES = {
  friendly: 'advantage',
  indifferent: 'normal',
  hostile: 'disadvantage',
} as const satisfies ByAttitude<RollState>

/** The monster that a creature tries to influence. */
export interface UrgedMonster {
  readonly willingness: Willingness
  readonly attitude: Attitude
  /** its Intelligence score, not the modifier: 1 to 30 */
  readonly intelligence: number
}

/** What the GM or other rules change about the check. */
export interface InfluenceOptions {
  /** a DC that the GM chose instead of the default */
  readonly dc?: number
  /** what else gives Advantage or imposes Disadvantage on the check, such as the Charmed condition */
  readonly circumstances?: readonly RollCircumstance[]
}

/** The outcome of urging a monster, before any die is rolled. */
export type Urging =
  | { readonly outcome: 'complies' | 'refuses'; readonly steps: readonly ActionRuleStep[] }
  | {
      readonly outcome: 'check'
      readonly dc: number
      readonly state: RollState
      readonly steps: readonly (ActionRuleStep | D20TestRuleStep)[]
    }

/**
 * The outcome of urging a monster: a willing one complies, an unwilling one does not, and for a hesitant one an ability
 * check decides. Its attitude can give that check Advantage or Disadvantage.
 *
 * @throws RangeError if the Intelligence score is not an integer between 1 and 30
 * @source SRD 5.2.1, Rules Glossary, Influence (page 184)
 * @example
 * urge({ willingness: 'willing', attitude: 'hostile', intelligence: 10 }, srd521.influence).outcome // => 'complies'
 * urge({ willingness: 'hesitant', attitude: 'friendly', intelligence: 18 }, srd521.influence).dc // => 18
 * urge({ willingness: 'hesitant', attitude: 'hostile', intelligence: 8 }, srd521.influence).state // => 'disadvantage'
 */
export function urge(
  { willingness, attitude, intelligence }: UrgedMonster,
  { leastDc }: InfluenceRule,
  { dc: chosen, circumstances = [] }: InfluenceOptions = {},
): Urging {
  requireInteger('intelligence', intelligence, ABILITY_SCORES)
  if (willingness !== 'hesitant') {
    const outcome = willingness === 'willing' ? 'complies' : 'refuses'
    return { outcome, steps: [{ kind: 'willingness-decides', rule: 'influence', values: { willingness, outcome } }] }
  }
  const dc = chosen ?? Math.max(leastDc, intelligence)
  const gives = INFLUENCE_STATES[attitude]
  const all: readonly RollCircumstance[] =
    gives === 'normal' ? circumstances : [{ rule: attitude, gives }, ...circumstances]
  const state = rollStateUnder(all)
  const steps: readonly (ActionRuleStep | D20TestRuleStep)[] = [
    { kind: 'influence-dc', rule: 'influence', values: { willingness, intelligence, leastDc, dc } },
    ...all.map(({ rule, gives }) => ({ kind: 'gives-state', rule, values: { gives } }) as const),
  ]
  return { outcome: 'check', dc, state, steps }
}

/**
 * The result of the check to influence a hesitant monster: it complies, or cannot be urged in the same way again for
 * some hours.
 *
 * @param total of the check
 * @param waitHours a duration that the GM chose instead of the default
 * @source SRD 5.2.1, Rules Glossary, Influence (page 184)
 * @example
 * influenceOutcome(15, 15, srd521.influence) // => { complies: true, waitHours: 0 }
 * influenceOutcome(14, 15, srd521.influence) // => { complies: false, waitHours: 24 }
 */
export function influenceOutcome(
  total: number,
  dc: number,
  { retryHours }: InfluenceRule,
  waitHours = retryHours,
): { readonly complies: boolean; readonly waitHours: number } {
  const complies = succeeds(total, dc)
  return { complies, waitHours: complies ? 0 : waitHours }
}

/**
 * The checks that the Influence Checks table suggests for a monster, by its type and whether it understands you.
 *
 * @source SRD 5.2.1, Rules Glossary, Influence Checks (page 184)
 * @example
 * influenceChecks({ creatureType: 'beast', understands: false }).map(({ skill }) => skill) // => ['intimidation', 'performance', 'animal-handling']
 */
export const influenceChecks = (monster: {
  readonly creatureType: CreatureType
  readonly understands: boolean
}): readonly InfluenceCheckRow[] => {
  const rows: readonly InfluenceCheckRow[] = INFLUENCE_CHECKS
  return rows.filter(
    ({ understands, creatureTypes }) =>
      (monster.understands || !understands) && creatureTypes.includes(monster.creatureType),
  )
}
