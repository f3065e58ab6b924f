import { idOf, listed, type Transcription, yesOrNone } from '../cells.ts'
import type { Repository } from '../repository.ts'
import { durationCell, type SpellCells } from './columns.ts'
import { cellsOfWords, costOfWords } from './words.ts'

/** The line below a name: `_Level 2 Evocation (Wizard)_`, `_Evocation Cantrip (Sorcerer, Wizard)_`. */
const HEAD = /^####? (.+?) *\n+[_*](?:Level (\d) (\w+)|(\w+) Cantrip) \((.+)\)[_*] *\n/

/** A line such as `**Range:** 60 feet`, even if the next one does not begin on a new line. */
const line = (entry: string, name: string): string =>
  new RegExp(`\\*\\*${name}s?:\\*\\*(.+?)(?=\\*\\*|$)`, 'm').exec(entry)?.[1]?.trim() ?? ''

const DURATION =
  /^(Concentration,? up to )?((?:up to )?\d+ [a-z]+|instantaneous|special|until dispelled(?: or triggered)?)/i

/** `Action or Ritual`: `action`; `Action (Overgrowth) or 8 hours (Enrichment)`: `action or 8 hours`. */
const castingTime = (text: string): string =>
  text
    .replace(/,.*/, '')
    .replaceAll(/ \(\w+\)| or Ritual/g, '')
    .replace('Bonus Action', 'bonus-action')
    .toLowerCase()

export function cellsOfEntry(entry: string): readonly [id: string, cells: SpellCells] | undefined {
  const [, name = '', level = '0', school, cantrip = '', lists = ''] = HEAD.exec(entry) ?? []
  if (name === '') return undefined
  const time = line(entry, 'Casting Time')
  const [, components = '', material = ''] = /^([VSM, ]+)(?: \((.+)\))?$/.exec(line(entry, 'Component')) ?? []
  const [, concentration, duration = ''] = DURATION.exec(line(entry, 'Duration')) ?? []
  return [
    idOf(name),
    {
      ...cellsOfWords(entry),
      Level: level,
      School: (school ?? cantrip).toLowerCase(),
      Lists: listed(lists.toLowerCase().split(', ')),
      'Casting Time': castingTime(time),
      Trigger: yesOrNone(time.includes('which you take')),
      Ritual: yesOrNone(time.endsWith(' or Ritual')),
      Range: line(entry, 'Range').toLowerCase(),
      Components: components.trim(),
      Cost: costOfWords(material),
      Duration: durationCell(duration.toLowerCase()),
      Concentration: yesOrNone(concentration !== undefined),
    },
  ]
}

/** The spells of a file of Markdown that has the text of the document; the figures of their effects are read from their words. */
export const readMarkdownSpells =
  (path: string) =>
  (repository: Repository): Transcription => {
    const entries = repository.read(path).split(/^(?=####? )/m)
    return new Map(entries.map(cellsOfEntry).filter((cells) => cells !== undefined))
  }
