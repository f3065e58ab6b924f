import { CREATURE_IDS, type CreatureId, creature } from '@rulestone/compendium'
import { CHALLENGE_RATINGS } from '@rulestone/core'
import type { Locale } from '@rulestone/text'
import { inOrder, type Texts, textsOf } from './compendium.ts'
import { content } from './content.ts'
import { once, onceEach } from './once.ts'
import type { Rule } from './rules.ts'

/** The creatures that have words. */
export const allCreatures = once(
  async (): Promise<Texts<CreatureId>> => textsOf(CREATURE_IDS, content.library.creatures),
)

/** The creatures of a language by Challenge Rating, then by name, as the list has them. */
export const creaturesInOrder = onceEach(
  async (locale: Locale): Promise<readonly (readonly [CreatureId, Rule])[]> =>
    inOrder(await allCreatures(), locale, (id) => CHALLENGE_RATINGS.indexOf(creature(id).challengeRating)),
)
