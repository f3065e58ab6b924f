import type { Corpus } from '../../../src/corpus/corpus.ts'
import { placeAt } from '../../../src/findings/place.ts'
import type { Random } from './random.ts'

/** What faults are about; each group has its own goal. */
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
  'chinese',
  'thai',
  'english',
  'hidden',
  'front matter',
  'strings',
  'data',
  'strangers',
] as const

/** What a fault is about. */
export type Group = (typeof GROUPS)[number]

/** One slip: other signs for a stretch of one file, or the file is gone. */
export interface Fault {
  /** in UTF-16 units from the start of the file */
  readonly file: string
  readonly start: number
  /** not included */
  readonly end: number
  /** what stands there instead; nothing where the whole file is gone */
  readonly text: string | undefined
  /** another path for the file */
  readonly renamed?: string
}

/** The real content, from which faults are made. */
export type Material = Pick<Corpus, 'texts' | 'entries' | 'groups' | 'terms' | 'stringsFiles' | 'bookFiles'>

/** A sort of fault, with all the places of the content where it can happen. */
export interface Kind {
  /** what happens, in a few words */
  readonly id: string
  readonly group: Group
  /** whether it has to be found in every translation of the entry */
  readonly inEveryTranslation?: boolean
  faults(material: Material, random: Random): Iterable<Fault>
}

/** A stretch of one file. */
export interface FileRange {
  readonly file: string
  readonly start: number
  readonly end: number
}

/** Other signs for a stretch. */
export const replace = ({ file, start, end }: FileRange, text: string): Fault => ({ file, start, end, text })

/** Signs put in at an offset. */
export const insert = (file: string, at: number, text: string): Fault => ({ file, start: at, end: at, text })

/** The stretch of a text in which a pattern was matched. */
export const matchRange = (file: string, offset: number, match: RegExpExecArray): FileRange => ({
  file,
  start: offset + match.index,
  end: offset + match.index + match[0].length,
})

const short = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length > 30 ? `${line.slice(0, 30)}…` : line
}

/** The text of the file when the fault has happened; nothing where the file is gone. */
export function faulty({ file, start, end, text }: Fault, { texts }: Pick<Material, 'texts'>): string | undefined {
  const clean = texts.get(file) ?? ''
  return text === undefined ? undefined : clean.slice(0, start) + text + clean.slice(end)
}

/** A fault in a line: where it is, what stood there and what stands there now. */
export function describeFault(fault: Fault, { texts }: Pick<Material, 'texts'>): string {
  const { file, start, end, text, renamed } = fault
  const clean = texts.get(file) ?? ''
  const { line, column } = placeAt(clean, start)
  const now = renamed ?? (text === undefined ? 'gone' : `‘${short(text)}’`)
  return `${file}:${line}:${column} ‘${short(clean.slice(start, end))}’ → ${now}`
}
