import type { Corpus } from '../../../src/corpus/corpus.ts'
import { placeAt } from '../../../src/findings/place.ts'
import type { Random } from './random.ts'

/** The groups of faults; each has its own goal. */
export const GROUPS = [
  'numbers',
  'number words',
  'dice',
  'links',
  'staleness',
  'structure',
  'directives',
  'terms',
  'wording',
  'comparisons',
  'negations',
  'chinese',
  'thai',
  'english',
  'hidden',
  'front matter',
  'strings',
  'data',
  'strangers',
] as const

/** The group of a fault. */
export type Group = (typeof GROUPS)[number]

/** One mutation: a range of one file is replaced, or the file is deleted. */
export interface Fault {
  /** the path of the file in the content folder */
  readonly file: string
  /** in UTF-16 units from the start of the file */
  readonly start: number
  /** exclusive */
  readonly end: number
  /** the replacement; undefined if the whole file is deleted */
  readonly text: string | undefined
  /** the new path of the file */
  readonly renamed?: string
}

/** The real content, from which faults are made. */
export type Material = Pick<Corpus, 'texts' | 'entries' | 'groups' | 'terms' | 'stringsFiles' | 'bookFiles'>

/** A kind of fault, with all its possible places in the content. */
export interface Kind {
  /** what happens, in a few words */
  readonly id: string
  readonly group: Group
  /** whether it must be found in every translation of the entry */
  readonly inEveryTranslation?: boolean
  faults(material: Material, random: Random): Iterable<Fault>
}

/** A range of one file. */
export interface FileRange {
  readonly file: string
  readonly start: number
  readonly end: number
}

/** Replaces a range. */
export const replace = ({ file, start, end }: FileRange, text: string): Fault => ({ file, start, end, text })

/** Inserts text at an offset. */
export const insert = (file: string, at: number, text: string): Fault => ({ file, start: at, end: at, text })

/** The range of a match of a pattern. */
export const matchRange = (file: string, offset: number, match: RegExpExecArray): FileRange => ({
  file,
  start: offset + match.index,
  end: offset + match.index + match[0].length,
})

const short = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length > 30 ? `${line.slice(0, 30)}…` : line
}

/** The text of the file after a fault; undefined if the file is deleted. */
export function faulty({ file, start, end, text }: Fault, { texts }: Pick<Material, 'texts'>): string | undefined {
  const clean = texts.get(file) ?? ''
  return text === undefined ? undefined : clean.slice(0, start) + text + clean.slice(end)
}

/** A fault as one line: its position, the old text and the new text. */
export function describeFault(fault: Fault, { texts }: Pick<Material, 'texts'>): string {
  const { file, start, end, text, renamed } = fault
  const clean = texts.get(file) ?? ''
  const { line, column } = placeAt(clean, start)
  const now = renamed ?? (text === undefined ? 'gone' : `‘${short(text)}’`)
  return `${file}:${line}:${column} ‘${short(clean.slice(start, end))}’ → ${now}`
}
