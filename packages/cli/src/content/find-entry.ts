import { type CreatureId, isCreatureId, isSpellId, type SpellId } from '@rulestone/compendium'
import type { Index } from '@rulestone/search'
import type { Library, Locale } from '@rulestone/text'
import { Refusal } from '../terminal/refusal.ts'
import type { Strings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { lazily } from './lazily.ts'
import { asId, spellOrCreature } from './other-kind.ts'

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

/** The names by which entries are found. */
export interface EntryNames {
  /** a library with the names of all entries */
  library(): Library | Promise<Library>
  /** their index, for other names, pinyin and near misses */
  index(): Promise<Index>
}

/**
 * The names of a library, with their index in a language, which is made once.
 *
 * @param library opens the library
 */
export const entryNames = (library: EntryNames['library'], locale: Locale): EntryNames => ({
  library,
  index: lazily(async () => openCompendiumIndex(await library(), locale)),
})

/** A kind of entry that is found by its name. */
interface NamedKind<Id extends string> {
  readonly group: 'spells' | 'creatures'
  /** the tag of its results in a search */
  readonly tag: string
  isId(value: unknown): value is Id
  /** the message if no name is like the one that was typed */
  unknown(typed: string, nearest: readonly string[]): string
}

/** Spells by name. */
export const SPELLS: NamedKind<SpellId> = {
  group: 'spells',
  tag: 'spell',
  isId: isSpellId,
  unknown: USAGE.unknownSpell,
}

/** Creatures by name. */
export const CREATURES: NamedKind<CreatureId> = {
  group: 'creatures',
  tag: 'creature',
  isId: isCreatureId,
  unknown: USAGE.unknownCreature,
}

/** Hears that what was typed is not the title of the entry that it was taken for. */
export type OnTaken = (typed: string, title: string) => void

/** Says in the language of the strings what was taken for what. */
export const sayTaken =
  (strings: Strings, say: (sentence: string) => void): OnTaken =>
  (typed, title) =>
    say(strings.open('workbench')('named.taken', { typed, title }))

/**
 * Finds a spell or a creature by its id, or by its name in any language.
 *
 * @param names not needed for an id
 * @throws Refusal if none is named so
 */
export async function findEntry<Id extends string>(
  { group, tag, isId, unknown }: NamedKind<Id>,
  typed: string,
  names: EntryNames,
  onTaken: OnTaken,
): Promise<Id> {
  const id = asId(typed)
  if (isId(id)) return id
  const index = await names.index()
  const { fold, isNamed, nearestNames, search } = await import('@rulestone/search')
  // Names of the other kind can be nearer.
  const found = search(index, typed, 4 * MOST).filter((result) => result.kind === 'name' && result.tag === tag)
  const best = found.find((result) => isNamed(index, typed, result.id))
  if (best && isId(best.id)) {
    const entries = (await names.library())[group].get(best.id)
    const plain = (name: string): string => fold(name).replaceAll(' ', '')
    const isTitle = Object.values(entries ?? {}).some((entry) => entry && plain(entry.title) === plain(typed))
    if (!isTitle) onTaken(typed, best.title.text)
    return best.id
  }
  const other = spellOrCreature(typed, await names.library())
  if (other !== undefined) throw new Refusal(USAGE.otherKind(typed, tag, other))
  const nearest = nearestNames(index, typed, 4 * MOST).filter((result) => result.tag === tag)
  const offered = new Set([...nearest, ...found].map(({ title }) => title.text))
  throw new Refusal(unknown(typed, [...offered].slice(0, MOST)))
}
