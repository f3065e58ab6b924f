import type { Library, Locale } from '@rulestone/text'

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

/** A file of Babele: the names of the entries of a pack, by their English names. */
export interface NamesFile {
  readonly pack: string
  readonly content: { readonly entries: Readonly<Record<string, { readonly name: string }>> }
}

/** Whether an English name is that of a thing, as packs write it, not an ordinary word. */
const isTitle = (name: string): boolean => /^\p{Lu}/u.test(name)

type Names = readonly (readonly [english: string, own: string])[]

/** The names of the terms of some parts. */
const termNames = ({ terms }: Library, language: Locale, parts: readonly string[]): Names =>
  Array.from(terms.values()).flatMap(({ part, forms }) => {
    const { en, [language]: own } = forms
    if (!parts.includes(part) || en === undefined || own === undefined || !isTitle(en.name)) return []
    return [[en.name, own.name] as const]
  })

/** The names of the spells. */
const spellNames = ({ spells }: Library, language: Locale): Names =>
  Array.from(spells.values()).flatMap(({ en, [language]: own }) => (en && own ? [[en.title, own.title] as const] : []))

/** The names of a language for the packs of the system. Babele leaves out those that a pack does not have. */
export function namesFiles(library: Library, language: Locale): readonly NamesFile[] {
  const ofTerms = Object.entries(PACKS).map(([pack, parts]) => [pack, termNames(library, language, parts)] as const)
  const ofSpells = SPELL_PACKS.map((pack) => [pack, spellNames(library, language)] as const)
  return [...ofTerms, ...ofSpells].map(([pack, names]) => ({
    pack,
    content: { entries: Object.fromEntries(names.map(([english, name]) => [english, { name }])) },
  }))
}
