import { type CreatureId, isCreatureId, isSpellId, type SpellId } from '@rulestone/compendium'
import type { Index } from '@rulestone/search'
import type { Library, Locale } from '@rulestone/text'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'

/** The most names that are offered in place of an unknown one. */
const MOST = 5

/** Opens the index of the names of the spells and creatures of a library in a language. */
export async function openCompendiumIndex(library: Library, locale: Locale): Promise<Index> {
  const [{ buildIndex, compendiumOf }, { openIndex }] = await Promise.all([
    import('@rulestone/search/build'),
    import('@rulestone/search'),
  ])
  const { names, text } = buildIndex(compendiumOf(library), locale)
  return openIndex(names, text)
}

/** A kind of entry that is found by its name. */
interface NamedKind<Id extends string> {
  /** the tag of its results in a search */
  readonly tag: string
  isId(value: unknown): value is Id
  /** the message if no name is like the one that was typed */
  unknown(typed: string, nearest: readonly string[]): string
}

/** Spells by name. */
export const SPELLS: NamedKind<SpellId> = { tag: 'spell', isId: isSpellId, unknown: USAGE.unknownSpell }

/** Creatures by name. */
export const CREATURES: NamedKind<CreatureId> = {
  tag: 'creature',
  isId: isCreatureId,
  unknown: USAGE.unknownCreature,
}

/**
 * Finds a spell or a creature by its id, or by its name in any language.
 *
 * @param open gives what `openCompendiumIndex` opens; it is not needed for an id
 * @throws Refusal if none is named so
 */
export async function findEntry<Id extends string>(
  { tag, isId, unknown }: NamedKind<Id>,
  typed: string,
  open: () => Promise<Index>,
): Promise<Id> {
  const id = typed.trim().toLowerCase().replaceAll(' ', '-')
  if (isId(id)) return id
  const index = await open()
  const { search, nearestNames } = await import('@rulestone/search')
  // Names of the other kind can be nearer.
  const best = search(index, typed, 2 * MOST).find((result) => result.kind === 'name' && result.tag === tag)
  if (best && isId(best.id)) return best.id
  const nearest = nearestNames(index, typed, 4 * MOST).filter((result) => result.tag === tag)
  throw new Refusal(
    unknown(
      typed,
      nearest.slice(0, MOST).map(({ title }) => title.text),
    ),
  )
}
