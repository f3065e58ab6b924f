import {
  ABILITIES,
  abilityModifier,
  type ByAbility,
  CHALLENGE_RATINGS,
  EXPERIENCE_BY_CHALLENGE_RATING,
  INITIATIVE_CIRCUMSTANCES,
  initiativeCircumstances,
  initiativeScore,
  isOneOf,
  passiveScore,
  proficiencyBonusAtChallengeRating,
  readMonsterHitPoints,
  rollStateUnder,
} from '@rulestone/core'
import { type CreatureId, creature } from './creatures.ts'

/** The figures of a stat block that follow from the facts of the creature. */
export interface CreatureTotals {
  /** the average of its Hit Dice */
  readonly hitPoints: number
  readonly modifiers: ByAbility<number>
  /** the bonuses of its saving throws */
  readonly saves: ByAbility<number>
  readonly initiativeScore: number
  readonly passivePerception: number
  readonly proficiencyBonus: number
  readonly experience: number
  /** if it is worth more in its lair */
  readonly experienceInLair?: number
}

const byAbility = (value: (ability: (typeof ABILITIES)[number]) => number): ByAbility<number> =>
  Object.fromEntries(ABILITIES.map((ability) => [ability, value(ability)])) as ByAbility<number>

/**
 * The figures of a stat block that follow from the facts of the creature by the rules.
 *
 * @throws RangeError if there is no such creature
 * @source SRD 5.2.1, Monsters, Parts of a Stat Block (pages 254 to 256)
 * @example
 * creatureTotals('owlbear').hitPoints // => 59
 * creatureTotals('owlbear').saves.wisdom // => 1
 * creatureTotals('owlbear').passivePerception // => 15
 * creatureTotals('invisible-stalker').initiativeScore // => 22
 * creatureTotals('aboleth').experienceInLair // => 7200
 */
export function creatureTotals(id: CreatureId): CreatureTotals {
  const { scores, saves = {}, skills = {}, hitDice, initiative, conditions = [], ...worth } = creature(id)
  const { challengeRating, experience, lair } = worth
  const hitPoints = readMonsterHitPoints(hitDice)
  if (!hitPoints.ok) throw new RangeError(`The Hit Dice of ${id} are ${hitDice}; they must be like 2d8+2.`)
  const modifiers = byAbility((ability) => abilityModifier(scores[ability]))
  const inLair = CHALLENGE_RATINGS[CHALLENGE_RATINGS.indexOf(challengeRating) + 1]
  return {
    hitPoints: hitPoints.value.average,
    modifiers,
    saves: { ...modifiers, ...saves },
    initiativeScore: initiativeScore({
      dexterityModifier: initiative,
      state: rollStateUnder(
        initiativeCircumstances(conditions.filter((condition) => isOneOf(condition, INITIATIVE_CIRCUMSTANCES))),
      ),
    }),
    passivePerception: passiveScore({ bonus: skills.perception ?? modifiers.wisdom }),
    proficiencyBonus: proficiencyBonusAtChallengeRating(challengeRating),
    experience: experience ?? EXPERIENCE_BY_CHALLENGE_RATING[challengeRating],
    ...(lair && inLair && { experienceInLair: EXPERIENCE_BY_CHALLENGE_RATING[inLair] }),
  }
}
