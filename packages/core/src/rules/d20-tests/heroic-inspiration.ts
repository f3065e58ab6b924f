import type { HeroicInspirationRule } from '../../rulesets/checks-and-actions.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { rerollOne } from './rerolls.ts'

/** What happens to Heroic Inspiration that a character gains. */
export type InspirationGained = 'kept' | 'given' | 'lost'

/**
 * What happens to Heroic Inspiration that a character gains: the character keeps it, or if the character already has
 * it, gives it to a player character who lacks it, or loses it.
 *
 * @param has how many instances the character has
 * @param recipientHas how many instances the player character has who would receive it; none by default
 * @source SRD 5.2.1, Playing the Game, Heroic Inspiration (page 8) and Rules Glossary, Heroic Inspiration (page 183)
 * @example
 * gainHeroicInspiration(srd521.heroicInspiration, { has: 0 }) // => 'kept'
 * gainHeroicInspiration(srd521.heroicInspiration, { has: 1, recipientHas: 0 }) // => 'given'
 * gainHeroicInspiration(srd521.heroicInspiration, { has: 1 }) // => 'lost'
 */
export function gainHeroicInspiration(
  { maximum }: HeroicInspirationRule,
  { has, recipientHas = maximum }: { readonly has: number; readonly recipientHas?: number },
): InspirationGained {
  if (has < maximum) return 'kept'
  return recipientHas < maximum ? 'given' : 'lost'
}

/**
 * Whether a character can expend Heroic Inspiration on a die: the character has some, and the die was rolled just now.
 *
 * @source SRD 5.2.1, Rules Glossary, Heroic Inspiration (page 183)
 * @example
 * mayExpendHeroicInspiration({ has: 1, justRolled: true }) // => { allowed: true }
 * mayExpendHeroicInspiration({ has: 0, justRolled: true }) // => { allowed: false, rule: 'heroic-inspiration', because: 'none-left' }
 */
export const mayExpendHeroicInspiration = ({
  has,
  justRolled,
}: {
  readonly has: number
  readonly justRolled: boolean
}): Permission<'none-left' | 'too-late'> =>
  firstObstacle([
    [has < 1, 'heroic-inspiration', 'none-left'],
    [!justRolled, 'heroic-inspiration', 'too-late'],
  ])

/**
 * The dice, and the Heroic Inspiration left, after it rerolled one of them. The new roll must be used, even if it is
 * worse; with Advantage or Disadvantage only one of the two d20s is rerolled.
 *
 * @param which the index of the die among the dice, from 0
 * @param number the number it shows now
 * @throws RangeError if there is no such die
 * @source SRD 5.2.1, Playing the Game, Heroic Inspiration and Interactions with Rerolls (page 8)
 * @example
 * expendHeroicInspiration({ has: 1, dice: [3, 18] }, 0, 2) // => { has: 0, dice: [2, 18] }
 */
export const expendHeroicInspiration = (
  { has, dice }: { readonly has: number; readonly dice: readonly number[] },
  which: number,
  number: number,
): { readonly has: number; readonly dice: readonly number[] } => ({
  has: has - 1,
  dice: rerollOne(dice, which, number),
})
