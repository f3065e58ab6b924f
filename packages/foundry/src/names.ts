import type { Entry, Library, Locale } from '@rulestone/text'

/** The packs of the system dnd5e whose entries are named by terms of the content, with the parts of the terms. */
const PACKS: Readonly<Record<string, readonly string[]>> = {
  'dnd5e.classes24': ['classes'],
  'dnd5e.classes': ['classes'],
  'dnd5e.equipment24': ['weapons', 'armor', 'equipment', 'substances', 'mounts-and-vehicles'],
  'dnd5e.items': ['weapons', 'armor', 'equipment', 'substances', 'mounts-and-vehicles'],
  'dnd5e.origins24': ['species', 'backgrounds'],
  'dnd5e.races': ['species'],
  'dnd5e.backgrounds': ['backgrounds'],
}

/** The packs of the system dnd5e with spells. */
const SPELL_PACKS: readonly string[] = ['dnd5e.spells24', 'dnd5e.spells']

/** The packs of the system dnd5e with creatures. */
const CREATURE_PACKS: readonly string[] = ['dnd5e.actors24', 'dnd5e.monsters']

/** Names by their English names, as the system dnd5e writes them. */
type Names = Readonly<Record<string, NamedEntry>>

/** A name; of a creature also those of its traits and actions, which are items of the actor in Foundry. */
interface NamedEntry {
  readonly name: string
  readonly items?: Names
}

/** A file of Babele: the names of the entries of a pack. Its own mapping of actors gives `items` to their items. */
export interface NamesFile {
  readonly pack: string
  readonly content: { readonly entries: Names }
}

/** An English name as the system writes it: with a straight apostrophe. */
const keyOf = (english: string): string => english.replaceAll('’', "'")

/** An entry of a language by its English name. */
const named = (english: string, entry: NamedEntry): readonly [string, NamedEntry] => [keyOf(english), entry]

/** Whether an English name is that of a thing, as packs write it, not an ordinary word. */
const isTitle = (name: string): boolean => /^\p{Lu}/u.test(name)

/** The names of the terms of some parts. */
const termNames = ({ terms }: Library, language: Locale, parts: readonly string[]): Names =>
  Object.fromEntries(
    Array.from(terms.values()).flatMap(({ part, forms }) => {
      const { en, [language]: own } = forms
      if (!parts.includes(part) || en === undefined || own === undefined || !isTitle(en.name)) return []
      return [named(en.name, { name: own.name })]
    }),
  )

/** The names of the spells. */
const spellNames = ({ spells }: Library, language: Locale): Names =>
  Object.fromEntries(
    Array.from(spells.values()).flatMap(({ en, [language]: own }) =>
      en && own ? [named(en.title, { name: own.title })] : [],
    ),
  )

/** The traits and actions of a creature. */
const partsOf = ({ statBlock }: Entry) => (statBlock?.sections ?? []).flatMap(({ parts }) => parts)

/** The names of the traits and actions of a creature. */
function partNames(english: Entry, own: Entry): Names {
  const names = new Map(partsOf(own).map(({ id, name }) => [id, name]))
  return Object.fromEntries(partsOf(english).map(({ id, name }) => named(name, { name: names.get(id) ?? name })))
}

/** The names of the creatures, with those of their traits and actions. */
const creatureNames = ({ creatures }: Library, language: Locale): Names =>
  Object.fromEntries(
    Array.from(creatures.values()).flatMap(({ en, [language]: own }) =>
      en && own ? [named(en.title, { name: own.title, items: partNames(en, own) })] : [],
    ),
  )

/** The names of a language for the packs of the system. Babele leaves out those that a pack does not have. */
export function namesFiles(library: Library, language: Locale): readonly NamesFile[] {
  const ofTerms = Object.entries(PACKS).map(([pack, parts]) => [pack, termNames(library, language, parts)] as const)
  const ofSpells = SPELL_PACKS.map((pack) => [pack, spellNames(library, language)] as const)
  const ofCreatures = CREATURE_PACKS.map((pack) => [pack, creatureNames(library, language)] as const)
  return [...ofTerms, ...ofSpells, ...ofCreatures].map(([pack, entries]) => ({ pack, content: { entries } }))
}
