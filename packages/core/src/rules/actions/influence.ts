import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import type { WithSteps } from '../../steps/step.ts'
import { INFLUENCE_CHECKS, type InfluenceCheckRow } from '../../tables/actions/influence-checks.ts'
import { ATTITUDES, type Attitude, type ByAttitude, WILLINGNESS, type Willingness } from '../../vocabulary/attitudes.ts'
import { CREATURE_TYPES, type CreatureType } from '../../vocabulary/creature-types.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { requireRule } from '../basics/require-rule.ts'
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

/** An attempt to influence a monster. */
export interface Influence {
  readonly willingness: Willingness
  readonly attitude: Attitude
  /** its Intelligence score, not the modifier: 1 to 30 */
  readonly intelligenceScore: number
  /** a DC that the GM chose instead of the default: the least DC, or the Intelligence score if that is higher */
  readonly dc?: number
  /** what else gives Advantage or imposes Disadvantage on the check, such as the Charmed condition */
  readonly circumstances?: readonly RollCircumstance[]
}

/** The outcome of urging a monster, before any die is rolled. */
export type Urging =
  | { readonly outcome: 'complies' | 'refuses' }
  | { readonly outcome: 'check'; readonly dc: number; readonly state: RollState }

/**
 * The outcome of urging a monster: a willing one complies, an unwilling one does not, and for a hesitant one an ability
 * check decides. Its attitude can give that check Advantage or Disadvantage.
 *
 * @throws RangeError if an id is unknown, the Intelligence score is not an integer between 1 and 30, the DC is negative
 *   or not an integer, or the edition has no such rule
 * @source SRD 5.2.1, Rules Glossary, Influence (page 184)
 * @example
 * urge({ willingness: 'willing', attitude: 'hostile', intelligenceScore: 10 }).value.outcome // => 'complies'
 * urge({ willingness: 'hesitant', attitude: 'friendly', intelligenceScore: 18 }).value // => { outcome: 'check', dc: 18, state: 'advantage' }
 * urge({ willingness: 'hesitant', attitude: 'hostile', intelligenceScore: 8 }).value // => { outcome: 'check', dc: 15, state: 'disadvantage' }
 */
export function urge(
  { willingness, attitude, intelligenceScore, dc: chosen, circumstances = [] }: Influence,
  ruleset: RulesOf<'influence'> = srd521ChecksAndActions,
): WithSteps<Urging, ActionRuleStep | D20TestRuleStep> {
  const { leastDc } = requireRule('influence', ruleset.influence)
  requireOneOf('willingness', willingness, WILLINGNESS)
  requireOneOf('attitude', attitude, ATTITUDES)
  requireInteger('intelligenceScore', intelligenceScore, ABILITY_SCORES)
  if (willingness !== 'hesitant') {
    const outcome = willingness === 'willing' ? 'complies' : 'refuses'
    return {
      value: { outcome },
      steps: [{ kind: 'willingness-decides', rule: 'influence', values: { willingness, outcome } }],
    }
  }
  const dc = requireInteger('dc', chosen ?? Math.max(leastDc, intelligenceScore), FROM_0)
  const gives = INFLUENCE_STATES[attitude]
  const all: readonly RollCircumstance[] =
    gives === 'normal' ? circumstances : [{ rule: attitude, gives }, ...circumstances]
  const state = rollStateUnder(all)
  const steps: readonly (ActionRuleStep | D20TestRuleStep)[] = [
    { kind: 'influence-dc', rule: 'influence', values: { willingness, intelligence: intelligenceScore, leastDc, dc } },
    ...all.map(({ rule, gives }) => ({ kind: 'gives-state', rule, values: { gives } }) as const),
  ]
  return { value: { outcome: 'check', dc, state }, steps }
}

/** The check to influence a hesitant monster. */
export interface InfluenceCheck {
  /** the total of the check */
  readonly total: number
  readonly dc: number
  /** how long it cannot be urged in the same way again after a failure, if the GM chose another time than the default */
  readonly waitHours?: number
}

/**
 * The result of the check to influence a hesitant monster: it complies, or cannot be urged in the same way again for
 * some hours.
 *
 * @throws RangeError if the total is not an integer, the DC or the hours are negative or not an integer, or the edition
 *   has no such rule
 * @source SRD 5.2.1, Rules Glossary, Influence (page 184)
 * @example
 * influenceOutcome({ total: 15, dc: 15 }) // => { complies: true, waitHours: 0 }
 * influenceOutcome({ total: 14, dc: 15 }) // => { complies: false, waitHours: 24 }
 */
export function influenceOutcome(
  { total, dc, waitHours }: InfluenceCheck,
  ruleset: RulesOf<'influence'> = srd521ChecksAndActions,
): { readonly complies: boolean; readonly waitHours: number } {
  const { retryHours } = requireRule('influence', ruleset.influence)
  requireInteger('total', total, ANY_INTEGER)
  requireInteger('dc', dc, FROM_0)
  const hours = requireInteger('waitHours', waitHours ?? retryHours, FROM_0)
  const complies = succeeds({ total, targetNumber: dc })
  return { complies, waitHours: complies ? 0 : hours }
}

/**
 * The checks that the Influence Checks table suggests for a monster, by its type and whether it understands you. A rule
 * of 5.2.1 alone.
 *
 * @throws RangeError if the creature type is unknown
 * @source SRD 5.2.1, Rules Glossary, Influence Checks (page 184)
 * @example
 * influenceChecks({ creatureType: 'beast', understands: false }).map(({ skill }) => skill) // => ['intimidation', 'performance', 'animal-handling']
 */
export const influenceChecks = (monster: {
  readonly creatureType: CreatureType
  readonly understands: boolean
}): readonly InfluenceCheckRow[] => {
  requireOneOf('creatureType', monster.creatureType, CREATURE_TYPES)
  const rows: readonly InfluenceCheckRow[] = INFLUENCE_CHECKS
  return rows.filter(
    ({ understands, creatureTypes }) =>
      (monster.understands || !understands) && creatureTypes.includes(monster.creatureType),
  )
}
