import {
  addFractions,
  attackCalculator,
  attackChances,
  naturalRollNeeded,
  ROLL_STATES,
  toNumber,
} from '@rulestone/core'
import type { NumberFormats } from '@rulestone/text/number-formats'

/** The Armor Classes that a reader of the home page can choose. */
export const ARMOR_CLASSES = { lowest: 8, highest: 22, first: attackCalculator.fields.ac.default } as const

/** The attack bonus of the sentence. */
export const BONUS = attackCalculator.fields.bonus.default

/** What the sentence and its chart show for one Armor Class. */
export interface Odds {
  /** the lowest natural roll that hits */
  readonly needed: string
  /** the chance to hit with each kind of roll, in percent, and in words */
  readonly chances: Readonly<Record<(typeof ROLL_STATES)[number], readonly [percent: number, words: string]>>
}

/** The odds of an attack against each Armor Class, from the lowest. */
export function oddsByArmorClass(formats: NumberFormats): Odds[] {
  const { lowest, highest } = ARMOR_CLASSES
  return Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const roll = { bonus: BONUS, armorClass: lowest + index }
    const chances = ROLL_STATES.map((state) => {
      const { hit, criticalHit } = attackChances({ ...roll, state })
      const chance = toNumber(addFractions(hit, criticalHit))
      return [state, [Number((100 * chance).toFixed(1)), formats.percent(chance)]]
    })
    return { needed: formats.integer(naturalRollNeeded(roll)), chances: Object.fromEntries(chances) }
  })
}
