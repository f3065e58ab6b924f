import {
  creatureEntry,
  creatureOf,
  isCreature,
  isSpell,
  type Library,
  LOCALES,
  type Locale,
  spellEntry,
  spellOf,
} from '@rulestone/text'
import type { Change } from '../schema/index.ts'

/** The hash of a rule, spell or creature in each language that it has. */
export type Hashes = Readonly<Partial<Record<Locale, string>>>

/** What changed on a day: the new hashes of the entries that changed, by the ids of entries: `spell:fireball`. */
export interface ChangeRecord {
  /** as `2026-11-23` */
  readonly date: string
  readonly hashes: Readonly<Record<string, Hashes>>
}

const keyOf = (id: string, language: string): string => `${id} ${language}`

/** What the id of an entry is the id of. */
export function changedThing(id: string): Pick<Change, 'of' | 'id'> {
  if (isSpell(id)) return { of: 'spell', id: spellOf(id) }
  return isCreature(id) ? { of: 'creature', id: creatureOf(id) } : { of: 'rule', id }
}

/** The changes of the records in their order, one for each language of an entry. */
export function changesIn(records: readonly ChangeRecord[]): Change[] {
  const known = new Set<string>()
  return records.flatMap(({ date, hashes }) =>
    Object.entries(hashes).flatMap(([id, byLanguage]) =>
      LOCALES.flatMap((language): Change[] => {
        if (byLanguage[language] === undefined) return []
        const isKnown = known.has(keyOf(id, language))
        known.add(keyOf(id, language))
        return [{ date, ...changedThing(id), language, kind: isKnown ? 'changed' : 'new' }]
      }),
    ),
  )
}

/** The hashes of the rules, spells and creatures of a library, by the ids of the records. */
export function hashesOf({
  entries,
  spells,
  creatures,
}: Pick<Library, 'entries' | 'spells' | 'creatures'>): ReadonlyMap<string, Hashes> {
  const all = [
    ...entries,
    ...Array.from(spells, ([id, spell]) => [spellEntry(id), spell] as const),
    ...Array.from(creatures, ([id, creature]) => [creatureEntry(id), creature] as const),
  ]
  return new Map(
    all.map(([id, { en, zh, th }]) => [
      id,
      { ...(en && { en: en.hash }), ...(zh && { zh: zh.hash }), ...(th && { th: th.hash }) },
    ]),
  )
}

/** The hashes of which the last record differs. */
function differing(current: Hashes, last: ReadonlyMap<string, string>, id: string): Hashes {
  const changed = LOCALES.filter((language) => current[language] !== last.get(keyOf(id, language)))
  return Object.fromEntries(
    changed.flatMap((language) => {
      const hash = current[language]
      return hash === undefined ? [] : [[language, hash]]
    }),
  )
}

/**
 * Adds what changed since the last record. A second record of a day joins the first.
 *
 * @param current the hashes of all entries, as `hashesOf` gives them
 * @param date as `2026-11-23`
 * @returns the same records if nothing changed
 */
export function recordChanges(
  records: readonly ChangeRecord[],
  current: ReadonlyMap<string, Hashes>,
  date: string,
): readonly ChangeRecord[] {
  const last = new Map(
    records.flatMap(({ hashes }) =>
      Object.entries(hashes).flatMap(([id, byLanguage]) =>
        Object.entries(byLanguage).map(([language, hash]): [string, string] => [keyOf(id, language), hash]),
      ),
    ),
  )
  const changed = Array.from(current)
    .map(([id, hashes]): [string, Hashes] => [id, differing(hashes, last, id)])
    .filter(([, hashes]) => Object.keys(hashes).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  if (changed.length === 0) return records
  const today = records.at(-1)
  if (today?.date !== date) return [...records, { date, hashes: Object.fromEntries(changed) }]
  const joined = { ...today.hashes }
  for (const [id, hashes] of changed) joined[id] = { ...joined[id], ...hashes }
  return [...records.slice(0, -1), { date, hashes: joined }]
}

/** Records as the file `content/changes.json`: a line for each entry. */
export function writeChanges(records: readonly ChangeRecord[]): string {
  const spaced = (hashes: Hashes): string =>
    `{ ${Object.entries(hashes)
      .map(([language, hash]) => `"${language}": "${hash}"`)
      .join(', ')} }`
  const written = records.map(({ date, hashes }) => {
    const lines = Object.entries(hashes).map(([id, own]) => `      "${id}": ${spaced(own)}`)
    return `  {\n    "date": "${date}",\n    "hashes": {\n${lines.join(',\n')}\n    }\n  }`
  })
  return `[\n${written.join(',\n')}\n]\n`
}
