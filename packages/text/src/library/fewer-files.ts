import { creature, isCreatureId } from '@rulestone/compendium'
import {
  creatureOf,
  creaturePartEntry,
  entryPath,
  isCreature,
  type RawFile,
  searchNamesPath,
  spellEntry,
} from '../corpus/index.ts'
import { STAT_BLOCK_RULES } from '../creatures/index.ts'

const decoder = new TextDecoder()

const textOf = ({ bytes }: RawFile): string => (typeof bytes === 'string' ? '' : decoder.decode(bytes))

/** The front matter of a text, with the lines that enclose it. */
const FRONT_MATTER = /^---\r?\n.*?\n---\r?\n/s

/** The files of a content folder with only the front matter of its entries: enough for their names. */
export const frontMatterOf = (files: readonly RawFile[]): readonly RawFile[] =>
  files.map((raw) => {
    const [head] = (entryPath(raw.file) && FRONT_MATTER.exec(textOf(raw))) ?? []
    return head === undefined ? raw : { file: raw.file, bytes: new TextEncoder().encode(head) }
  })

/** The ids in links of a text; those of rules have no scheme. */
const linkedIds = (text: string): string[] =>
  Array.from(text.matchAll(/\]\(((?:rule|spell|creature):[a-z0-9-]+)\)/g), ([, id = '']) => id.replace(/^rule:/, ''))

/** What the stat block of a creature can name or link to: the titles and the words of these entries are in it. */
function idsInStatBlock(entry: string): string[] {
  const id = isCreature(entry) ? creatureOf(entry) : ''
  if (!isCreatureId(id)) return []
  const ids = Array.from(JSON.stringify(creature(id)).matchAll(/"([a-z0-9-]+)"/g), ([, one = '']) => one)
  return [...STAT_BLOCK_RULES, ...ids.flatMap((one) => [one, spellEntry(one), creaturePartEntry(one)])]
}

/**
 * The files of a content folder that the text of some entries needs: their own, those of the entries that they name or link to,
 * and everything that is no entry, except what only search uses.
 *
 * @param ids of entries, such as `spell:fireball`
 */
export function filesFor(files: readonly RawFile[], ids: readonly string[]): readonly RawFile[] {
  const entries = files.flatMap((raw) => {
    const path = entryPath(raw.file)
    return path ? [{ raw, id: path.id, text: textOf(raw) }] : []
  })
  const needed = new Set(ids.flatMap((id) => [id, ...idsInStatBlock(id)]))
  const linked = entries.filter(({ id }) => needed.has(id)).flatMap(({ text }) => linkedIds(text))
  for (const id of linked) needed.add(id)
  const isNeeded = ({ id, text }: (typeof entries)[number]): boolean =>
    needed.has(id) || Array.from(text.matchAll(/\{#([a-z0-9-]+)\}/g)).some(([, heading = '']) => needed.has(heading))
  const left = new Set(entries.filter((entry) => !isNeeded(entry)).map(({ raw }) => raw))
  return files.filter((raw) => !left.has(raw) && searchNamesPath(raw.file) === undefined)
}
