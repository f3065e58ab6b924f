import { type Combatant, type CreatureId, combatant, creature, isSpellId } from '@rulestone/compendium'
import type { ChallengeRating } from '@rulestone/core'
import { type Locale, SOURCE_LOCALE, type StatBlock } from '@rulestone/text'
import { content } from '../library/content.ts'
import { allCreatures } from '../library/creatures.ts'
import { entryIn } from '../library/rules.ts'
import { allSpells } from '../library/spells.ts'
import type { Newcomer } from './creatures/newcomers.ts'

/** A creature of the compendium as it joins a fight, with the names of a language. */
export interface CompendiumCreature {
  readonly id: CreatureId
  readonly name: string
  /** if it differs */
  readonly english?: string
  /** what players call it too */
  readonly others: readonly string[]
  readonly rating: ChallengeRating
  readonly newcomer: Newcomer
}

/** A combatant whose attacks and special actions have names for ids, as those of typed creatures do. */
function withNames(
  { attacks = [], multiattacks, specialActions = [], ...rest }: Combatant,
  nameOf: (id: string) => string,
): Newcomer {
  return {
    ...rest,
    attacks: attacks.map((attack) => ({ ...attack, id: nameOf(attack.id) })),
    ...(multiattacks && {
      multiattacks: multiattacks.map((steps) => steps.map(({ of, times }) => ({ of: of.map(nameOf), times }))),
    }),
    specialActions: specialActions.map(({ makes, ...action }) => ({
      ...action,
      id: nameOf(action.id),
      ...(makes && { makes: { ...makes, attack: nameOf(makes.attack) } }),
    })),
  }
}

const partNames = ({ sections }: StatBlock): ReadonlyMap<string, string> =>
  new Map(sections.flatMap(({ parts }) => parts.map(({ id, name }) => [id, name])))

/** The creatures of the compendium in a language, by name, as the tracker adds them. */
export async function compendiumCreatures(locale: Locale): Promise<readonly CompendiumCreature[]> {
  const [creatures, spells] = await Promise.all([allCreatures(), allSpells()])
  const spellName = (id: string): string | undefined => {
    const rule = isSpellId(id) ? spells.get(id) : undefined
    return rule && entryIn(rule, locale).title
  }
  return Array.from(creatures, ([id, rule]): CompendiumCreature => {
    const { title: name, statBlock } = entryIn(rule, locale)
    const english = entryIn(rule, SOURCE_LOCALE).title
    const parts = statBlock ? partNames(statBlock) : new Map<string, string>()
    return {
      id,
      name,
      ...(english !== name && { english }),
      others: content.library.otherNames.get(`creature:${id}`)?.[locale] ?? [],
      rating: creature(id).challengeRating,
      newcomer: withNames(combatant(id), (part) => parts.get(part) ?? spellName(part) ?? part),
    }
  })
}
