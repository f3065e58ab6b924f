import { type EntryPath, isRule, readSourceEntry, type SourceEntry } from '../../corpus/index.ts'
import type { Locale } from '../../language/index.ts'
import { isField, TEXT_FIELDS } from '../../markdown/index.ts'
import type { CodedText } from '../coded-text.ts'
import { type Inline, plain, sameInline, tidy } from '../inline.ts'
import { type EntrySegment, type EntryToTranslate, fileIn } from '../segments/entry-segments.ts'
import { codedTextAt, type Slot, slotsOf } from '../segments/slots.ts'
import { rewritten, writeMarkdown } from './write-markdown.ts'
import { type Edit, withEdits, yamlScalar } from './yaml-edit.ts'

/** New words for a segment. */
export interface Change {
  readonly segment: EntrySegment
  readonly content: readonly Inline[]
}

/** The new text of a translated entry, or why there is none. */
export type EntryMerge =
  | { readonly text: string }
  /** these would be read as other Markdown */
  | { readonly unwritable: readonly Change[] }
  /** their place in the translation is unknown */
  | { readonly misplaced: readonly Change[] }
  /** the file is new, and these segments have no translation */
  | { readonly waiting: readonly EntrySegment[] }

/** A segment with its words and its range in the edited text. */
interface Put {
  readonly segment: EntrySegment
  readonly content: readonly Inline[]
  readonly range: Slot['range']
  /** the coded text whose spelling of codes is reused */
  readonly current: CodedText | undefined
  readonly isCell: boolean
}

const isFrontMatter = ({ kind }: EntrySegment): boolean => isField(kind)

/** The ways to write a segment, starting with the least change. */
function spellings({ segment, content, range, current, isCell }: Put, text: string): string[] {
  const old = text.slice(range.start, range.end)
  if (isFrontMatter(segment)) return [yamlScalar(plain(content), old)]
  const [bare, literal] = [false, true].map((literally) => writeMarkdown(content, segment.source, current, literally))
  const written = [rewritten(old, bare ?? ''), bare ?? '', literal ?? '']
  return isCell && range.start === range.end ? written.map((cell) => ` ${cell}`) : written
}

const SPELLINGS = [0, 1, 2] as const

const read = ({ file, id, chapter, locale }: EntryPath, text: string): SourceEntry | undefined => {
  const source = readSourceEntry({ file, id, chapter, locale }, text)
  return 'segments' in source ? source : undefined
}

/** The segments whose merged text is not read as intended. */
function wrong(puts: readonly Put[], expected: ReadonlySet<string>, merged: SourceEntry | undefined): readonly Put[] {
  const slots = new Map(merged ? slotsOf(merged).map((slot) => [slot.key, slot]) : [])
  if (!merged || slots.size !== expected.size || [...expected].some((key) => !slots.has(key))) return puts
  return puts.filter(({ segment, content }) => {
    const slot = slots.get(segment.slot.key)
    return !slot || !sameInline(codedTextAt(slot, merged, segment.source).content, content)
  })
}

/** Writes segments into a text, each with the first spelling that is read as intended. */
function putAll(
  text: string,
  puts: readonly Put[],
  path: EntryPath,
  expected: ReadonlySet<string>,
): { readonly text: string } | { readonly unwritable: readonly Put[] } {
  const editOf = (put: Put, spelling: number): Edit => {
    const ways = spellings(put, text)
    return { ...put.range, text: ways[Math.min(spelling, ways.length - 1)] ?? '' }
  }
  const failed = (edits: readonly Edit[], checked: readonly Put[]): readonly Put[] =>
    wrong(checked, expected, read(path, withEdits(text, edits)))
  const chosen = new Map(puts.map((put) => [put, 0]))
  const edits = (): Edit[] => puts.map((put) => editOf(put, chosen.get(put) ?? 0))
  for (const spelling of SPELLINGS) {
    const left = failed(edits(), puts)
    if (left.length === 0) return { text: withEdits(text, edits()) }
    if (left.length === puts.length) break
    for (const put of left) chosen.set(put, spelling + 1)
  }
  const unwritable = puts.filter((put) => {
    const spelling = SPELLINGS.find((one) => failed([editOf(put, one)], [put]).length === 0)
    chosen.set(put, spelling ?? 0)
    return spelling === undefined
  })
  if (unwritable.length > 0) return { unwritable }
  const left = failed(edits(), puts)
  return left.length === 0 ? { text: withEdits(text, edits()) } : { unwritable: left }
}

const FRONT_MATTER = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/

/** The front matter of a new translation, still with English words. */
function newFrontMatter({ id, segments, text }: SourceEntry): string {
  const spoken = (key: string): string => {
    const segment = segments.find((one) => one.key === key)
    return segment ? `${key}: ${text.slice(segment.range.start, segment.range.end).trimEnd()}\n` : ''
  }
  const own = isRule(id) ? `id: ${id}\n` : ''
  return `---\n${own}${spoken('title')}aliases: []\n${TEXT_FIELDS.slice(1).map(spoken).join('')}---\n`
}

/** The front matter of the translation with the English body, in the line endings of the translation. */
function skeleton(english: SourceEntry, translated: SourceEntry | undefined): string {
  const body = english.text.replace(FRONT_MATTER, '')
  const head = translated ? (FRONT_MATTER.exec(translated.text)?.[0] ?? '') : newFrontMatter(english)
  const text = head + body
  return translated?.text.includes('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text
}

/** All segments of a translation, old and new. */
function wanted({ segments }: EntryToTranslate, changes: readonly Change[]): Omit<Put, 'range'>[] {
  const changed = new Map(changes.map(({ segment, content }) => [segment.id, content]))
  return segments.flatMap((segment) => {
    const content = changed.get(segment.id) ?? segment.target?.content
    const isCell = segment.kind === 'cell'
    return content === undefined ? [] : [{ segment, content: tidy(content), current: segment.target, isCell }]
  })
}

/** Rebuilds a translation from the English, with its old and new words. */
function rebuilt(entry: EntryToTranslate, changes: readonly Change[], path: EntryPath): EntryMerge {
  const { english, translated, segments } = entry
  const puts = wanted(entry, changes)
  const there = new Set(puts.map(({ segment }) => segment.id))
  const waiting = segments.filter(({ id }) => !there.has(id))
  if (waiting.length > 0) return { waiting }
  const text = skeleton(english, translated)
  const base = read(path, text)
  const slots = new Map(base ? slotsOf(base).map((slot) => [slot.key, slot]) : [])
  const expected = new Set(slotsOf(english).map(({ key }) => key))
  const placed = puts.flatMap((put) => {
    const range = slots.get(put.segment.slot.key)?.range
    return range ? [{ ...put, range }] : []
  })
  if (placed.length < puts.length) return { misplaced: changes }
  return named(putAll(text, placed, path, expected), changes)
}

function named(result: ReturnType<typeof putAll>, changes: readonly Change[]): EntryMerge {
  if ('text' in result) return result
  const segments = new Set(result.unwritable.map(({ segment }) => segment))
  const unwritable = changes.filter(({ segment }) => segments.has(segment))
  return unwritable.length > 0 ? { unwritable } : { misplaced: changes }
}

/** Writes new words into a translation with the structure of the English. */
function inPlace(entry: EntryToTranslate, translated: SourceEntry, changes: readonly Change[]): EntryMerge {
  const puts = changes.flatMap(({ segment, content }): Put[] => {
    const range = segment.targetSlot?.range
    const isCell = segment.kind === 'cell'
    return range ? [{ segment, content: tidy(content), range, current: segment.target, isCell }] : []
  })
  if (puts.length < changes.length) return { misplaced: changes }
  const expected = new Set(slotsOf(entry.english).map(({ key }) => key))
  return named(putAll(translated.text, puts, translated, expected), changes)
}

/**
 * Writes new words into the translation of an entry. If it has the structure of the English, only these words change;
 * otherwise, and if there is no file, it is rebuilt from the English.
 *
 * @param changes at least one
 */
export function mergeEntry(entry: EntryToTranslate, changes: readonly Change[], locale: Locale): EntryMerge {
  const { english, translated, alignment } = entry
  const { id, chapter, file } = english
  if (translated && !translated.frontMatter) return { misplaced: changes }
  if (translated && alignment.build === 'same') return inPlace(entry, translated, changes)
  if (translated && alignment.build === 'unknown') return { misplaced: changes }
  return rebuilt(entry, changes, { id, chapter, locale, file: translated?.file ?? fileIn(file, locale) })
}
