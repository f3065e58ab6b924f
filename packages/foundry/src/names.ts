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

/** A file of Babele: the names of the entries of a pack, by their English names. */
export interface NamesFile {
  readonly pack: string
  readonly content: { readonly entries: Readonly<Record<string, { readonly name: string }>> }
}

/** Whether an English name is that of a thing, as packs write it, not an ordinary word. */
const isTitle = (name: string): boolean => /^\p{Lu}/u.test(name)

/** The names of a language for the packs of the system. Babele leaves out those that a pack does not have. */
export const namesFiles = ({ terms }: Library, language: Locale): readonly NamesFile[] =>
  Object.entries(PACKS).map(([pack, parts]) => ({
    pack,
    content: {
      entries: Object.fromEntries(
        Array.from(terms.values()).flatMap(({ part, forms }) => {
          const { en, [language]: own } = forms
          if (!parts.includes(part) || en === undefined || own === undefined || !isTitle(en.name)) return []
          return [[en.name, { name: own.name }]]
        }),
      ),
    },
  }))
