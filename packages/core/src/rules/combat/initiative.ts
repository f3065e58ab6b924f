import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import { INITIATIVE_CIRCUMSTANCES, type InitiativeCircumstance } from '../../rulesets/combat.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import { ROLL_STATES, type RollState } from '../../vocabulary/d20-tests.ts'
import { requireRule } from '../basics/require-rule.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'

/**
 * How being surprised, Invisible or Incapacitated when Initiative is rolled changes the roll, which is a Dexterity
 * check.
 *
 * @throws RangeError if a circumstance is unknown
 * @source SRD 5.2.1, Playing the Game, Initiative (page 13); Rules Glossary, Incapacitated and Invisible (page 184);
 *   2012 playtest, Initiative
 * @example
 * initiativeCircumstances(['surprise']) // => [{ rule: 'surprise', gives: 'disadvantage' }]
 * initiativeCircumstances(['surprise'], next2012) // => []
 */
export function initiativeCircumstances(
  circumstances: readonly InitiativeCircumstance[],
  { initiative }: RulesOf<'initiative'> = srd521Combat,
): readonly RollCircumstance[] {
  const { advantageFrom, disadvantageFrom } = initiative
  requireEachOf('circumstances', circumstances, INITIATIVE_CIRCUMSTANCES)
  return circumstances.flatMap((rule): readonly RollCircumstance[] => {
    if (advantageFrom.includes(rule)) return [{ rule, gives: 'advantage' }]
    return disadvantageFrom.includes(rule) ? [{ rule, gives: 'disadvantage' }] : []
  })
}

/** What an Initiative score depends on. */
export interface InitiativeInput {
  /** the modifier, not the score, with everything else that is added to Initiative rolls */
  readonly dexterityModifier: number
  /** of Initiative rolls; `normal` by default */
  readonly state?: RollState
}

/** A creature at the start of combat, and the creatures of the opposing side. */
export interface Unaware {
  readonly passivePerception: number
  /** the totals of the Dexterity (Stealth) checks of the others that hide */
  readonly stealthTotals: readonly number[]
  /** whether any of the others does not hide */
  readonly inTheOpen: boolean
}

/** A combatant that may be surprised. */
export interface Surprised {
  readonly surprised: boolean
  /** how many of its own turns have ended in this battle */
  readonly turnsTaken: number
}

/**
 * The Initiative score that can replace the roll: 10 plus the Dexterity modifier, 5 more with Advantage on Initiative
 * rolls, 5 less with Disadvantage. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the modifier is not an integer, the state is unknown, or the edition has no such score
 * @source SRD 5.2.1, Rules Glossary, Initiative (page 184)
 * @example
 * initiativeScore({ dexterityModifier: 2 }) // => 12
 * initiativeScore({ dexterityModifier: 2, state: 'disadvantage' }) // => 7
 */
export function initiativeScore(
  { dexterityModifier, state = 'normal' }: InitiativeInput,
  { initiative }: RulesOf<'initiative'> = srd521Combat,
): number {
  const score = requireRule('initiative.score', initiative.score)
  requireInteger('dexterityModifier', dexterityModifier, ANY_INTEGER)
  requireOneOf('state', state, ROLL_STATES)
  return score.base + dexterityModifier + (state === 'normal' ? 0 : score[state])
}

/**
 * Whether combat surprises a creature. In SRD 5.1 it does if the creature notices no threat: each of the others hides, with
 * a Stealth total that is at least its passive Perception. The other editions leave it to the GM.
 *
 * @throws RangeError if there are no others, or a number is not an integer
 * @source SRD 5.1, Combat, Surprise (page 90)
 * @example
 * takenBySurprise({ passivePerception: 12, stealthTotals: [15, 12], inTheOpen: false }, srd51) // => true
 * takenBySurprise({ passivePerception: 12, stealthTotals: [15], inTheOpen: true }, srd51) // => false
 * takenBySurprise({ passivePerception: 12, stealthTotals: [15, 12], inTheOpen: false }) // => 'set-by-gm'
 */
export function takenBySurprise(
  { passivePerception, stealthTotals, inTheOpen }: Unaware,
  { initiative }: RulesOf<'initiative'> = srd521Combat,
): boolean | 'set-by-gm' {
  requireInteger('passivePerception', passivePerception, ANY_INTEGER)
  for (const [index, total] of stealthTotals.entries()) requireInteger(`stealthTotals[${index}]`, total, ANY_INTEGER)
  if (stealthTotals.length === 0 && !inTheOpen)
    throw new RangeError('stealthTotals is empty, and nobody is in the open; a combat has somebody on the other side.')
  if (initiative.surprises === 'set-by-gm') return 'set-by-gm'
  return !inTheOpen && stealthTotals.every((total) => total >= passivePerception)
}

/**
 * Whether surprise prevents a creature from moving and acting: in the 2012 playtest, until after its first turn.
 *
 * @throws RangeError if the number of turns is negative or not an integer
 * @source 2012 playtest, Surprise
 * @example
 * isHeldBySurprise({ surprised: true, turnsTaken: 0 }, next2012) // => true
 * isHeldBySurprise({ surprised: true, turnsTaken: 1 }, next2012) // => false
 */
export const isHeldBySurprise = (
  { surprised, turnsTaken }: Surprised,
  { initiative }: RulesOf<'initiative'> = srd521Combat,
): boolean => requireInteger('turnsTaken', turnsTaken, FROM_0) < 1 && surprised && initiative.surprisedWaitOutFirstTurn
