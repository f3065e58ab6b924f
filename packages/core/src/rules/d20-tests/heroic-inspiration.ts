import { FROM_0, FROM_1, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { rerollOne } from './rerolls.ts'

/** A character that gains Heroic Inspiration. */
export interface InspiredCharacter {
  /** how many instances the character has */
  readonly has: number
  /** how many instances the player character has who would receive it; nobody would by default */
  readonly recipientHas?: number
}

/** A character that wants to expend Heroic Inspiration on a die. */
export interface InspirationWish {
  /** how many instances the character has */
  readonly has: number
  /** the die was rolled just now; where Inspiration gives Advantage, the roll has been made already */
  readonly justRolled: boolean
}

/** A character that expends Heroic Inspiration on one of its dice. */
export interface InspirationExpended {
  /** how many instances the character has before, from 1 */
  readonly has: number
  readonly dice: readonly number[]
  /** the index of the die among the dice, from 0 */
  readonly which: number
  /** the number it shows now, from 1 */
  readonly number: number
}

/** What happens to Heroic Inspiration that a character gains. */
export type InspirationGained = 'kept' | 'given' | 'lost'

/**
 * What happens to Heroic Inspiration that a character gains: the character keeps it, or if the character already has
 * it, gives it to a player character who lacks it, or loses it.
 *
 * @throws RangeError if a number is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Heroic Inspiration (page 8) and Rules Glossary, Heroic Inspiration (page 183)
 * @example
 * gainHeroicInspiration({ has: 0 }) // => 'kept'
 * gainHeroicInspiration({ has: 1, recipientHas: 0 }) // => 'given'
 * gainHeroicInspiration({ has: 1 }) // => 'lost'
 */
export function gainHeroicInspiration(
  { has, recipientHas }: InspiredCharacter,
  { heroicInspiration }: RulesOf<'heroicInspiration'> = srd521ChecksAndActions,
): InspirationGained {
  const { maximum } = heroicInspiration
  requireInteger('has', has, FROM_0)
  if (recipientHas !== undefined) requireInteger('recipientHas', recipientHas, FROM_0)
  if (has < maximum) return 'kept'
  return recipientHas !== undefined && recipientHas < maximum ? 'given' : 'lost'
}

/**
 * Whether a character can expend Heroic Inspiration on a roll: the character has some, and the die was rolled just now.
 * In SRD 5.1 it is expended when the roll is made, before the die is rolled.
 *
 * @throws RangeError if the number of instances is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Heroic Inspiration (page 183)
 * @source SRD 5.1, Inspiration (page 59)
 * @example
 * mayExpendHeroicInspiration({ has: 1, justRolled: true }) // => { allowed: true }
 * mayExpendHeroicInspiration({ has: 0, justRolled: true }) // => { allowed: false, rule: 'heroic-inspiration', because: 'none-left' }
 * mayExpendHeroicInspiration({ has: 1, justRolled: false }, srd51) // => { allowed: true }
 */
export function mayExpendHeroicInspiration(
  { has, justRolled }: InspirationWish,
  { heroicInspiration: { gives } }: RulesOf<'heroicInspiration'> = srd521ChecksAndActions,
): Permission<'none-left' | 'too-late'> {
  requireInteger('has', has, FROM_0)
  return firstObstacle([
    [has < 1, 'heroic-inspiration', 'none-left'],
    [justRolled !== (gives === 'reroll'), 'heroic-inspiration', 'too-late'],
  ])
}

/** A character that wants to give Inspiration to another one. */
export interface InspirationGift {
  /** how many instances the giver has, with one that it gains now */
  readonly has: number
  /** how many instances the other player character has */
  readonly recipientHas: number
}

/**
 * Whether a character can give Heroic Inspiration to another player character: one that it gains and cannot keep; in SRD
 * 5.1 its own, at any time. The other one must be able to keep it.
 *
 * @throws RangeError if a number is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Heroic Inspiration (page 183)
 * @source SRD 5.1, Inspiration (page 60)
 * @example
 * mayGiveInspiration({ has: 1, recipientHas: 0 }) // => { allowed: false, rule: 'heroic-inspiration', because: 'no-surplus' }
 * mayGiveInspiration({ has: 1, recipientHas: 0 }, srd51) // => { allowed: true }
 */
export function mayGiveInspiration(
  { has, recipientHas }: InspirationGift,
  { heroicInspiration: { maximum, passedOn } }: RulesOf<'heroicInspiration'> = srd521ChecksAndActions,
): Permission<'none-left' | 'no-surplus' | 'recipient-has-some'> {
  requireInteger('has', has, FROM_0)
  requireInteger('recipientHas', recipientHas, FROM_0)
  return firstObstacle([
    [has < 1 || passedOn === 'never', 'heroic-inspiration', 'none-left'],
    [passedOn === 'surplus' && has <= maximum, 'heroic-inspiration', 'no-surplus'],
    [recipientHas >= maximum, 'heroic-inspiration', 'recipient-has-some'],
  ])
}

/**
 * The dice, and the Heroic Inspiration left, after it rerolled one of them. The new roll must be used, even if it is
 * worse; with Advantage or Disadvantage only one of the two d20s is rerolled. A rule of 5.2.1 alone.
 *
 * @throws RangeError if there is no such die, or a number is not an integer from 1
 * @source SRD 5.2.1, Playing the Game, Heroic Inspiration and Interactions with Rerolls (page 8)
 * @example
 * expendHeroicInspiration({ has: 1, dice: [3, 18], which: 0, number: 2 }) // => { has: 0, dice: [2, 18] }
 */
export const expendHeroicInspiration = ({
  has,
  dice,
  which,
  number,
}: InspirationExpended): Pick<InspirationExpended, 'has' | 'dice'> => ({
  has: requireInteger('has', has, FROM_1) - 1,
  dice: rerollOne({ dice, which, number }),
})
