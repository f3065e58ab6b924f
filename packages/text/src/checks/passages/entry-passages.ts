import { isRecord, type SourceEntry } from '../../corpus/index.ts'
import { placeAt, type Range } from '../../findings/index.ts'
import { type FieldKind, flatText, isField, type Segment } from '../../markdown/index.ts'
import { textParts } from './own-nodes.ts'
import type { Passage, PassageKind } from './passage.ts'
import { valuePositions } from './value-positions.ts'

const KINDS: Partial<Record<Segment['kind'], PassageKind>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  item: 'item',
  row: 'cell',
}

/** A text of the front matter, even if another part of it is invalid. */
function fieldOf({ yaml: { value } }: SourceEntry, key: FieldKind): string {
  const field = isRecord(value) ? value[key] : undefined
  return typeof field === 'string' ? field : ''
}

const passagesBySegment = new WeakMap<Segment, readonly Passage[]>()

function readSegment(entry: SourceEntry, segment: Segment): readonly Passage[] {
  const { file, locale, text: source } = entry
  const { key, kind, range } = segment
  if (isField(kind)) {
    return [
      {
        file,
        locale,
        kind,
        key,
        ...valuePositions(
          fieldOf(entry, kind),
          source,
          () => range,
          () => segment,
        ),
      },
    ]
  }
  return textParts(segment).map((nodes): Passage => {
    const { text, directiveAt, offsetAt, range } = flatText(nodes, source)
    return {
      file,
      locale,
      kind: KINDS[kind] ?? 'paragraph',
      key,
      text,
      directiveAt,
      range,
      place: (index) => placeAt(source, offsetAt(index)),
    }
  })
}

/** The passages of a segment, cached: one for each cell of a row, none for a directive, otherwise one. */
export function segmentPassages(entry: SourceEntry, segment: Segment): readonly Passage[] {
  const known = passagesBySegment.get(segment)
  if (known) return known
  const passage = readSegment(entry, segment)
  passagesBySegment.set(segment, passage)
  return passage
}

/** All passages of an entry, aliases included. */
export function entryPassages(entry: SourceEntry): Passage[] {
  const { file, locale, text, yaml, aliases } = entry
  const opening = text.indexOf('\n') + 1
  const others = aliases.map((value, index): Passage => {
    const find = (): Range | undefined => {
      const range = yaml.rangeAt(['aliases', String(index)])
      return range && { start: opening + range.start, end: opening + range.end }
    }
    const spelled = valuePositions(value, text, find, () => yaml.at(['aliases', index]))
    return { file, locale, kind: 'alias', key: `aliases.${index + 1}`, ...spelled }
  })
  return [...others, ...entry.segments.flatMap((segment) => segmentPassages(entry, segment))]
}
