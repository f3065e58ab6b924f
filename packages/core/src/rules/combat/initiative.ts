import type { InitiativeCircumstance, InitiativeRule } from '../../rulesets/combat.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'

/**
 * How being surprised, Invisible or Incapacitated when Initiative is rolled changes the roll, which is a Dexterity
 * check.
 *
 * @source SRD 5.2.1, Playing the Game, Initiative (page 13); Rules Glossary, Incapacitated and Invisible (page 184);
 *   2012 playtest, Initiative
 * @example
 * initiativeCircumstances(['surprise'], srd521.initiative) // => [{ rule: 'surprise', gives: 'disadvantage' }]
 * initiativeCircumstances(['surprise'], next2012.initiative) // => []
 */
export const initiativeCircumstances = (
  circumstances: readonly InitiativeCircumstance[],
  { advantageFrom, disadvantageFrom }: InitiativeRule,
): readonly RollCircumstance[] =>
  circumstances.flatMap((rule): readonly RollCircumstance[] => {
    if (advantageFrom.includes(rule)) return [{ rule, gives: 'advantage' }]
    return disadvantageFrom.includes(rule) ? [{ rule, gives: 'disadvantage' }] : []
  })

/**
 * What an Initiative score adds to the Dexterity modifier, and how much Advantage and Disadvantage change it.
 *
 * @source SRD 5.2.1, Rules Glossary, Initiative (page 184)
 */
export const INITIATIVE_SCORE = { base: 10, normal: 0, advantage: 5, disadvantage: -5 } as const

/**
 * The Initiative score that can replace the roll: 10 plus the Dexterity modifier, 5 more with Advantage on Initiative
 * rolls, 5 less with Disadvantage.
 *
 * @param dexterityModifier the modifier, not the score, with everything else that is added to Initiative rolls
 * @source SRD 5.2.1, Rules Glossary, Initiative (page 184)
 * @example
 * initiativeScore(2, 'normal') // => 12
 * initiativeScore(2, 'disadvantage') // => 7
 */
export const initiativeScore = (dexterityModifier: number, state: RollState): number =>
  INITIATIVE_SCORE.base + dexterityModifier + INITIATIVE_SCORE[state]

/**
 * Whether surprise prevents a creature from moving and acting: in the 2012 playtest, until after its first turn.
 *
 * @param turnsTaken how many of its own turns have ended in this battle
 * @source 2012 playtest, Surprise
 * @example
 * isHeldBySurprise({ surprised: true, turnsTaken: 0 }, next2012.initiative) // => true
 * isHeldBySurprise({ surprised: true, turnsTaken: 1 }, next2012.initiative) // => false
 */
export const isHeldBySurprise = (
  { surprised, turnsTaken }: { readonly surprised: boolean; readonly turnsTaken: number },
  { surprisedWaitOutFirstTurn }: InitiativeRule,
): boolean => surprisedWaitOutFirstTurn && surprised && turnsTaken < 1
