import { CREATURE_IDS, type CreatureId, isCreatureId } from '@rulestone/compendium'
import { Refusal } from '../terminal/refusal.ts'
import { LANGUAGES } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { CREATURES, type EntryNames, findEntry, type OnTaken } from './find-entry.ts'

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[-_\s]+/gu, ' ')
    .trim()

/** Whether a name starts or ends with a typed one; in languages with spaces, with whole words of it. */
const hasPart = (name: string, typed: string): boolean => {
  const spaced = /^[\p{Script=Latin}\d '’]+$/u.test(typed)
  return spaced
    ? name.startsWith(`${typed} `) || name.endsWith(` ${typed}`)
    : name.startsWith(typed) || name.endsWith(typed)
}

/**
 * Finds a creature by its id or by its name in any language. If several share a part of their names, the one that players call by
 * that part is chosen: `goblin` is the Goblin Warrior.
 *
 * @param names not needed for an id
 * @throws Refusal if none is named so, or several are
 */
export async function creatureNamed(typed: string, names: EntryNames, onTaken: OnTaken): Promise<CreatureId> {
  const wanted = plain(typed)
  const id = wanted.replaceAll(' ', '-')
  if (isCreatureId(id)) return id
  const { creatures, otherNames } = await names.library()
  const namesOf = (id: CreatureId): readonly string[] => [
    plain(id),
    ...LANGUAGES.flatMap((locale) => creatures.get(id)?.[locale]?.title ?? []).map(plain),
  ]
  const whole = CREATURE_IDS.find((id) => namesOf(id).includes(wanted))
  if (whole !== undefined) return whole
  const sharing = CREATURE_IDS.filter((id) => namesOf(id).some((name) => hasPart(name, wanted)))
  const called = sharing.filter((id) =>
    LANGUAGES.some((locale) => otherNames.get(`creature:${id}`)?.[locale].map(plain).includes(wanted)),
  )
  const [only, ...others] = called.length === 1 ? called : sharing
  if (only !== undefined && others.length === 0) return only
  if (only !== undefined) throw new Refusal(USAGE.severalCreatures(typed, sharing))
  return findEntry(CREATURES, typed, names, onTaken)
}
