import type { SourceEntry } from '../../../../src/corpus/source-entry.ts'
import type { Locale } from '../../../../src/language/locale.ts'
import type { SourceBlock } from '../../../../src/markdown/source-block.ts'
import { type Fault, type FileRange, insert, type Kind, replace } from '../fault.ts'
import { blocksIn, entriesIn, inBody, inWords, nodeRange } from '../material.ts'

const TRANSLATIONS: readonly Locale[] = ['zh', 'th']

/** A block with its range, and the next block of the same kind if it follows directly. */
interface Placed {
  readonly entry: SourceEntry
  readonly block: SourceBlock
  readonly at: FileRange
  readonly next: SourceBlock | undefined
  readonly text: string
}

const inBlocks = (sorts: readonly string[], fault: (placed: Placed) => Fault | undefined): Kind['faults'] =>
  function* (material) {
    for (const placed of blocksIn(material, TRANSLATIONS)) {
      if (!sorts.includes(placed.block.kind)) continue
      const { entry, at } = placed
      const made = fault({ ...placed, text: entry.text.slice(at.start, at.end) })
      if (made) yield made
    }
  }

/** Everything from a block to the next one. */
const whole = ({ entry, at, next }: Placed): FileRange => ({
  ...at,
  end: next ? nodeRange(entry, next.node).start : at.end,
})

/** The ranges of the lines of lists and tables of an entry. */
function* lines(entry: SourceEntry, kind: 'list' | 'table'): Iterable<readonly FileRange[]> {
  for (const { kind: found, node } of entry.blocks) {
    if (found !== kind || !('children' in node)) continue
    yield node.children.map((child) => nodeRange(entry, child))
  }
}

const inLines = (
  kind: 'list' | 'table',
  fault: (at: FileRange, entry: SourceEntry, next: FileRange | undefined) => Fault | undefined,
): Kind['faults'] =>
  function* (material) {
    for (const entry of entriesIn(material, TRANSLATIONS)) {
      for (const list of lines(entry, kind)) {
        for (const [index, at] of list.entries()) {
          if (kind === 'table' && index === 0) continue
          const made = fault(at, entry, list[index + 1])
          if (made) yield made
        }
      }
    }
  }

const textOf = ({ text }: SourceEntry, { start, end }: FileRange): string => text.slice(start, end)

const dropLine = (at: FileRange): Fault => replace({ ...at, end: at.end + 1 }, '')
const doubleLine = (at: FileRange, entry: SourceEntry): Fault => insert(at.file, at.end, `\n${textOf(entry, at)}`)
const swapLines = (at: FileRange, entry: SourceEntry, next: FileRange | undefined): Fault | undefined =>
  next && replace({ ...at, end: next.end }, `${textOf(entry, next)}\n${textOf(entry, at)}`)

const NEW: Readonly<Record<string, string>> = { zh: '由GM决定。', th: 'GM เป็นผู้ตัดสิน', en: 'The GM decides.' }

/** Translations with another structure than the English. */
export const structure: readonly Kind[] = [
  { id: 'paragraph dropped', group: 'structure', faults: inBlocks(['p'], (placed) => replace(whole(placed), '')) },
  {
    id: 'paragraph doubled',
    group: 'structure',
    faults: inBlocks(['p'], ({ at, text }) => insert(at.file, at.end, `\n\n${text}`)),
  },
  {
    id: 'paragraph added',
    group: 'structure',
    faults: inBlocks(['p'], ({ at, entry }) => insert(at.file, at.end, `\n\n${NEW[entry.locale]}`)),
  },
  {
    id: 'two paragraphs joined',
    group: 'structure',
    faults: inBlocks(['p'], ({ at, next, entry }) =>
      next?.kind === 'p' ? replace({ ...at, start: at.end, end: nodeRange(entry, next.node).start }, '') : undefined,
    ),
  },
  {
    id: 'two paragraphs swapped',
    group: 'structure',
    faults: inBlocks(['p'], ({ at, next, entry, text }) => {
      if (next?.kind !== 'p') return undefined
      const other = nodeRange(entry, next.node)
      return replace({ ...at, end: other.end }, `${textOf(entry, other)}\n\n${text}`)
    }),
  },
  {
    id: 'Chinese paragraph split',
    group: 'structure',
    faults: inWords(['zh'], /(?<=。)(?=[^\n]{6})/g, (_, __, { segment }) =>
      segment.kind === 'paragraph' ? '\n\n' : undefined,
    ),
  },
  {
    id: 'directive block dropped',
    group: 'structure',
    faults: inBlocks(['table', 'calculator'], (placed) => replace(whole(placed), '')),
  },
  {
    id: 'directive block doubled',
    group: 'structure',
    faults: inBlocks(['calculator'], ({ at, text }) => insert(at.file, at.end, `\n\n${text}`)),
  },
  {
    id: 'directive block moved',
    group: 'structure',
    faults: inBlocks(['calculator'], ({ at, next, entry, text }) => {
      if (!next) return undefined
      const other = nodeRange(entry, next.node)
      return replace({ ...at, end: other.end }, `${textOf(entry, other)}\n\n${text}`)
    }),
  },
  { id: 'heading dropped', group: 'structure', faults: inBlocks(['heading'], (placed) => replace(whole(placed), '')) },
  { id: 'heading one level lower', group: 'structure', faults: inBody(TRANSLATIONS, /^## /gm, () => '### ') },
  {
    id: 'heading made a paragraph',
    group: 'structure',
    faults: inBody(TRANSLATIONS, /^## (.*) \{#[^}]*\}$/gm, ([, text]) => `**${text}**`),
  },
  { id: 'heading without a space', group: 'structure', faults: inBody(TRANSLATIONS, /^## /gm, () => '##') },
  { id: 'item dropped', group: 'structure', faults: inLines('list', dropLine) },
  { id: 'item doubled', group: 'structure', faults: inLines('list', doubleLine) },
  { id: 'two items swapped', group: 'structure', faults: inLines('list', swapLines) },
  { id: 'item made a paragraph', group: 'structure', faults: inBody(TRANSLATIONS, /^- (?=\S)/gm, () => '\n') },
  { id: 'row dropped', group: 'structure', faults: inLines('table', dropLine) },
  { id: 'row doubled', group: 'structure', faults: inLines('table', doubleLine) },
  { id: 'two rows swapped', group: 'structure', faults: inLines('table', swapLines) },
  {
    id: 'cell dropped',
    group: 'structure',
    faults: inBody(TRANSLATIONS, /^(\| [^|-]+ \|)[^|]+\|$/gm, ([, first]) => first),
  },
  {
    id: 'cell added',
    group: 'structure',
    faults: inBody(TRANSLATIONS, /^\| [^|-]+ \|[^|]+\|$/gm, ([row]) => `${row} x |`),
  },
  {
    id: 'line below the head of a table dropped',
    group: 'structure',
    faults: inBody(TRANSLATIONS, /^\| ?-.*\n/gm, () => ''),
  },
  {
    id: 'emphasis of a label dropped',
    group: 'structure',
    faults: inBody(TRANSLATIONS, /^\*\*([^*]+)\*\*/gm, ([, label]) => label),
  },
  { id: 'emphasis not closed', group: 'structure', faults: inBody(TRANSLATIONS, /(?<=^\*\*[^*]+)\*\*/gm, () => '') },
  { id: 'emphasis half closed', group: 'structure', faults: inBody(TRANSLATIONS, /(?<=^\*\*[^*]+)\*\*/gm, () => '*') },
  { id: 'emphasis not opened', group: 'structure', faults: inBody(TRANSLATIONS, /^\*\*(?=[^*]+\*\*)/gm, () => '') },
  {
    id: 'space inside emphasis',
    group: 'structure',
    faults: inBody(TRANSLATIONS, /(?<=^\*\*[^*]+)\*\*/gm, () => ' **'),
  },
  {
    id: 'full-width asterisks',
    group: 'structure',
    faults: inBody(['zh'], /^\*\*([^*]+)\*\*/gm, ([, label]) => `＊＊${label}＊＊`),
  },
]
