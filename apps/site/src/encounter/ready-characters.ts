import {
  CHARACTER_PRESETS,
  type CharacterPreset,
  characterPreset,
  isSpellId,
  type PresetCharacter,
} from '@rulestone/compendium'
import { LEVELS } from '@rulestone/core'
import type { Locale } from '@rulestone/text'
import { entryIn } from '../library/rules.ts'
import { allSpells } from '../library/spells.ts'
import { allTermNames } from '../library/terms.ts'

/** The ready characters of each class, from level 1 on. */
export type ReadyCharacters = Readonly<Record<CharacterPreset, readonly PresetCharacter[]>>

/** A name as it begins a line. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A character whose attacks and special actions have names for ids. */
const withNames = (
  { attacks = [], specialActions = [], ...rest }: PresetCharacter,
  nameOf: (id: string) => string,
): PresetCharacter => ({
  ...rest,
  attacks: attacks.map((attack) => ({ ...attack, id: nameOf(attack.id) })),
  specialActions: specialActions.map(({ makes, ...action }) => ({
    ...action,
    id: nameOf(action.id),
    ...(makes && { makes: { ...makes, attack: nameOf(makes.attack) } }),
  })),
})

/** The ready characters at each level, with the names of a language. */
export async function readyCharacters(locale: Locale): Promise<ReadyCharacters> {
  const [spells, terms] = await Promise.all([allSpells(), allTermNames()])
  const nameOf = (id: string): string => {
    const rule = isSpellId(id) ? spells.get(id) : undefined
    return rule ? entryIn(rule, locale).title : capital(terms[locale].get(id) ?? id)
  }
  const ofClass = (id: CharacterPreset): readonly PresetCharacter[] =>
    Array.from({ length: LEVELS.maximum }, (_, index) => withNames(characterPreset(id, index + 1), nameOf))
  return Object.fromEntries(CHARACTER_PRESETS.map((id) => [id, ofClass(id)])) as ReadyCharacters
}
