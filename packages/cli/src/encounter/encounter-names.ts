import { type CreatureId, isCreatureId, isSpellId } from '@rulestone/compendium'
import type { Library, Locale } from '@rulestone/text'
import type { Strings } from '../terminal/strings.ts'

/** The names of fighters and of what they do, in a language. */
export interface EncounterNames {
  /** of a member: `goblin-warrior 2` as “Goblin Warrior 2” */
  member(id: string): string
  /** of an attack or a special action of a member */
  act(id: string, member: string): string
}

/** The kind of creature of a member’s id, which may have a number. */
export const kindOf = (id: string): string => id.replace(/ \d+$/u, '')

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * The names of an encounter.
 *
 * @param library with the names of all entries
 * @param details the same with the whole of its creatures
 */
export function encounterNames(library: Library, details: Library, locale: Locale, strings: Strings): EncounterNames {
  const fight = strings.open('fight')
  const term = (id: string): string | undefined => {
    const name = library.terms.get(id)?.forms[locale]?.name
    return name === undefined ? undefined : capital(name)
  }
  const creature = (id: CreatureId): string => library.creatures.get(id)?.[locale]?.title ?? id
  const parts = (id: CreatureId): ReadonlyMap<string, string> =>
    new Map(
      details.creatures
        .get(id)
        ?.[locale]?.statBlock?.sections.flatMap(({ parts: ofSection }) =>
          ofSection.map((part) => [part.id, part.name] as const),
        ),
    )
  return {
    member: (id) => {
      const kind = kindOf(id)
      const name = isCreatureId(kind) ? creature(kind) : (term(kind) ?? kind)
      const number = id.slice(kind.length).trim()
      return number === '' ? name : fight('numbered', { name, number })
    },
    act: (id, member) => {
      const kind = kindOf(member)
      const part = isCreatureId(kind) ? parts(kind).get(id) : undefined
      return part ?? (isSpellId(id) ? library.spells.get(id)?.[locale]?.title : undefined) ?? term(id) ?? id
    },
  }
}
