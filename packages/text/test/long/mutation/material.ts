import type { Link, Nodes } from 'mdast'
import type { SourceEntry } from '../../../src/corpus/source-entry.ts'
import type { Locale } from '../../../src/language/locale.ts'
import type { Segment } from '../../../src/markdown/segments.ts'
import { flatten, type SourceBlock } from '../../../src/markdown/source-block.ts'
import { type Fault, type FileRange, insert, type Kind, type Material, matchRange, replace } from './fault.ts'
import type { Random } from './random.ts'

/** The entries in some languages. */
export const entriesIn = ({ entries }: Material, locales: readonly Locale[]): readonly SourceEntry[] =>
  entries.filter(({ locale }) => locales.includes(locale))

/** The range of a node in its file. */
export const nodeRange = ({ file }: SourceEntry, { position }: Nodes): FileRange => ({
  file,
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

/** A range of text without markup in a segment. */
export interface TextRange extends FileRange {
  readonly entry: SourceEntry
  readonly segment: Segment
  readonly text: string
}

/** The text of a segment in the file, one range for each run without markup. */
export function* textRangesOf(entry: SourceEntry, segment: Segment): Iterable<TextRange> {
  const { file, text: source } = entry
  if (!segment.node) {
    const { start, end } = segment.range
    yield { file, entry, segment, start, end, text: source.slice(start, end) }
    return
  }
  for (const node of flatten(segment.node)) {
    if (node.type !== 'text') continue
    const { start, end } = nodeRange(entry, node)
    if (start < segment.range.start || end > segment.range.end + 100 || !source.startsWith(node.value, start)) continue
    yield { file, entry, segment, start, end: start + node.value.length, text: node.value }
  }
}

/** All text of entries in some languages. */
export function* allTextRanges(material: Material, locales: readonly Locale[]): Iterable<TextRange> {
  for (const entry of entriesIn(material, locales)) {
    for (const segment of entry.segments) if (segment.kind !== 'directive') yield* textRangesOf(entry, segment)
  }
}

/** The replacement of a match; undefined if it is not a real match. */
export type Instead = (match: RegExpExecArray, random: Random, range: TextRange) => string | undefined

/** Faults that replace matches of a pattern in the text of entries. */
export const inWords = (locales: readonly Locale[], pattern: RegExp, instead: Instead | string): Kind['faults'] =>
  function* (material, random) {
    for (const range of allTextRanges(material, locales)) {
      for (const match of range.text.matchAll(pattern)) {
        const text = typeof instead === 'string' ? instead : instead(match, random, range)
        if (text !== undefined && text !== match[0]) yield replace(matchRange(range.file, range.start, match), text)
      }
    }
  }

/** Faults that replace matches of a pattern anywhere below the front matter. */
export const inBody = (
  locales: readonly Locale[],
  pattern: RegExp,
  instead: (match: RegExpExecArray, random: Random, entry: SourceEntry) => string | undefined,
): Kind['faults'] =>
  function* (material, random) {
    for (const entry of entriesIn(material, locales)) {
      const from = entry.text.indexOf('\n---\n') + 5
      for (const match of entry.text.slice(from).matchAll(pattern)) {
        const text = instead(match, random, entry)
        if (text !== undefined && text !== match[0]) yield replace(matchRange(entry.file, from, match), text)
      }
    }
  }

/** Faults that replace matches of a pattern in the front matter of entries. */
export const inFrontMatter = (
  locales: readonly Locale[],
  pattern: RegExp,
  instead: (match: RegExpExecArray, random: Random, entry: SourceEntry) => string | undefined,
): Kind['faults'] =>
  function* (material, random) {
    for (const entry of entriesIn(material, locales)) {
      const matter = entry.text.slice(0, entry.text.indexOf('\n---\n') + 5)
      for (const match of matter.matchAll(pattern)) {
        const text = instead(match, random, entry)
        if (text !== undefined && text !== match[0]) yield replace(matchRange(entry.file, 0, match), text)
      }
    }
  }

/** A node of an entry with its segment. */
export interface Placed<Node> {
  readonly entry: SourceEntry
  readonly block: SourceBlock
  readonly node: Node
}

/** The links of entries in some languages. */
export function* linksIn(material: Material, locales: readonly Locale[]): Iterable<Placed<Link>> {
  for (const entry of entriesIn(material, locales)) {
    for (const block of entry.blocks) {
      for (const node of block.nodes) if (node.type === 'link') yield { entry, block, node }
    }
  }
}

/** The blocks of entries in some languages, each with its range and the next block. */
export function* blocksIn(
  material: Material,
  locales: readonly Locale[],
): Iterable<{
  readonly entry: SourceEntry
  readonly block: SourceBlock
  readonly at: FileRange
  readonly next: SourceBlock | undefined
}> {
  for (const entry of entriesIn(material, locales)) {
    for (const [index, block] of entry.blocks.entries()) {
      yield { entry, block, at: nodeRange(entry, block.node), next: entry.blocks[index + 1] }
    }
  }
}

/** Faults that insert text at the end of segments. */
export const atEndOfSegments = (
  locales: readonly Locale[],
  kinds: readonly Segment['kind'][],
  text: (range: TextRange, random: Random) => string | undefined,
): Kind['faults'] =>
  function* (material, random) {
    for (const entry of entriesIn(material, locales)) {
      for (const segment of entry.segments) {
        const last = [...textRangesOf(entry, segment)].at(-1)
        if (!kinds.includes(segment.kind) || !last) continue
        const added = text(last, random)
        if (added !== undefined) yield insert(entry.file, last.end, added)
      }
    }
  }

/** Removes faults that change nothing. */
export const isChange = ({ file, start, end, text, renamed }: Fault, { texts }: Material): boolean =>
  renamed !== undefined || text === undefined || (texts.get(file) ?? '').slice(start, end) !== text
