import { CREATURE_IDS, type CreatureId, creature } from '@rulestone/compendium'
import { CHALLENGE_RATINGS } from '@rulestone/core'
import { LANGUAGE_TAGS, type Locale, SOURCE_LOCALE } from '@rulestone/text'
import { content } from './content.ts'
import { once, onceEach } from './once.ts'
import { entryIn, type Rule } from './rules.ts'

/** The creatures that have words, by their ids in the compendium, in the order of the alphabet. */
export const allCreatures = once(
  async (): Promise<ReadonlyMap<CreatureId, Rule>> =>
    new Map(
      CREATURE_IDS.flatMap((id): [CreatureId, Rule][] => {
        const entries = content.library.creatures.get(id)
        const source = entries?.[SOURCE_LOCALE]
        return entries && source ? [[id, { id: source.id, source, entries }]] : []
      }),
    ),
)

const ratingOf = (id: CreatureId): number => CHALLENGE_RATINGS.indexOf(creature(id).challengeRating)

/** The creatures of a language by Challenge Rating, then by name, as the list has them. */
export const creaturesInOrder = onceEach(async (locale: Locale): Promise<readonly (readonly [CreatureId, Rule])[]> => {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale])
  return Array.from(await allCreatures()).sort(
    ([a, one], [b, other]) =>
      ratingOf(a) - ratingOf(b) || compare(entryIn(one, locale).title, entryIn(other, locale).title),
  )
})
