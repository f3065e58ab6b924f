import { isRecord, type SourceEntry } from '../../corpus/index.ts'
import { placeAt, type Range } from '../../findings/index.ts'
import { flatText, type Unit } from '../../markdown/index.ts'
import { textParts } from './own-nodes.ts'
import type { Said, SaidKind } from './passage.ts'
import { spelledOut } from './value-positions.ts'

const KINDS: Partial<Record<Unit['kind'], SaidKind>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  item: 'item',
  row: 'cell',
}

/** A text of the front matter, also where another part of it does not fit the schema. */
function fieldOf({ yaml: { value } }: SourceEntry, key: 'title' | 'summary'): string {
  const field = isRecord(value) ? value[key] : undefined
  return typeof field === 'string' ? field : ''
}

const saidByUnit = new WeakMap<Unit, readonly Said[]>()

function readUnit(entry: SourceEntry, unit: Unit): readonly Said[] {
  const { file, locale, text: source } = entry
  const { key, kind, range } = unit
  if (kind === 'title' || kind === 'summary') {
    return [
      {
        file,
        locale,
        kind,
        key,
        ...spelledOut(
          fieldOf(entry, kind),
          source,
          () => range,
          () => unit,
        ),
      },
    ]
  }
  return textParts(unit).map((nodes): Said => {
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

/** What a unit of an entry says: one text, one for each cell of a row, none for a directive. */
export function unitSaid(entry: SourceEntry, unit: Unit): readonly Said[] {
  const known = saidByUnit.get(unit)
  if (known) return known
  const said = readUnit(entry, unit)
  saidByUnit.set(unit, said)
  return said
}

/** All that an entry says, its other names included. */
export function entrySaid(entry: SourceEntry): Said[] {
  const { file, locale, text, yaml, aliases } = entry
  const opening = text.indexOf('\n') + 1
  const others = aliases.map((value, index): Said => {
    const find = (): Range | undefined => {
      const range = yaml.rangeAt(['aliases', String(index)])
      return range && { start: opening + range.start, end: opening + range.end }
    }
    const spelled = spelledOut(value, text, find, () => yaml.at(['aliases', index]))
    return { file, locale, kind: 'alias', key: `aliases.${index + 1}`, ...spelled }
  })
  return [...others, ...entry.units.flatMap((unit) => unitSaid(entry, unit))]
}
