import { remember, remembered } from '../../shared/storage.ts'

/** A list of spells that the reader keeps; the first one has no name. */
export interface KeptList {
  readonly name: string
  /** in the order in which they were added */
  readonly ids: readonly string[]
}

/** All lists of the reader, and the one that is in use. */
export interface KeptLists {
  readonly used: string
  readonly lists: readonly KeptList[]
}

/** The storage key of the lists. */
const KEY = 'spell-lists'

/** The event of the document after the lists have changed. */
export const KEPT_CHANGED = 'kept-spells'

/** A list of spells as the URL has it. */
export const readIds = (text: string | null | undefined): readonly string[] =>
  Array.from(new Set((text ?? '').split(/[\s.]+/u).filter((id) => /^[a-z-]+$/u.test(id))))

/** Ids as a part of a URL: `fireball.shield`. */
export const writeIds = (ids: readonly string[]): string => ids.join('.')

const LONGEST_NAME = 60

/** A name of a list without what separates lists in the storage. */
export const cleanName = (name: string): string =>
  name
    .replace(/\s+/gu, ' ')
    .replace(/^[*\s]+/u, '')
    .trim()
    .slice(0, LONGEST_NAME)

/** Lists as they are saved: a line for each, with its name and, after a tab, its ids; the one in use has a star before it. */
export const writeLists = ({ used, lists }: KeptLists): string =>
  lists.map(({ name, ids }) => `${name === used ? '*' : ''}${name}\t${writeIds(ids)}`).join('\n')

/** Reads saved lists; what is not a list is left out, and there is always the one without a name. */
export function readLists(text: string | undefined): KeptLists {
  const rows = (text ?? '').split('\n').flatMap((line) => {
    const [, star, name = '', ids] = /^(\*?)([^\t]*)\t(.*)$/u.exec(line) ?? []
    return ids === undefined ? [] : [{ isUsed: star !== '', list: { name, ids: readIds(ids) } }]
  })
  const lists = rows
    .map(({ list }) => list)
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index)
  return {
    used: rows.find(({ isUsed }) => isUsed)?.list.name ?? '',
    lists: lists.some(({ name }) => name === '') ? lists : [{ name: '', ids: [] }, ...lists],
  }
}

export const keptLists = (): KeptLists => readLists(remembered(KEY))

/** Saves the lists, and tells the page. */
export function saveLists(lists: KeptLists): void {
  remember(KEY, writeLists(lists))
  document.dispatchEvent(new Event(KEPT_CHANGED))
}

/** The ids of the spells in the list in use. */
export function keptSpells(): readonly string[] {
  const { used, lists } = keptLists()
  return lists.find(({ name }) => name === used)?.ids ?? []
}

/** Adds spells to the list in use, or removes them. */
export function keepSpells(ids: readonly string[], isKept: boolean): void {
  const { used, lists } = keptLists()
  const without = (list: KeptList): readonly string[] => list.ids.filter((id) => !ids.includes(id))
  const changed = (list: KeptList): KeptList => ({ ...list, ids: [...without(list), ...(isKept ? ids : [])] })
  saveLists({ used, lists: lists.map((list) => (list.name === used ? changed(list) : list)) })
}
