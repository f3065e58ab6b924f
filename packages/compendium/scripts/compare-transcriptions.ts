/**
 * Compares the facts of the spells with transcriptions by others, cell by cell, and each difference with TRANSCRIPTIONS.md,
 * which says who is right. Each transcription is given as the directory of a clone of its git repository, bare or not:
 *
 *     pnpm transcriptions --open5e ../../../open5e-api --foundry ../../../dnd5e
 *
 * It prints how many cells it compared, the differences that TRANSCRIPTIONS.md does not list, and the rows there that are no
 * differences any more; with `--all`, every difference.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { COLUMNS, NONE, type Transcription } from './transcriptions/cells.ts'
import { facts } from './transcriptions/facts.ts'
import { readFoundry } from './transcriptions/foundry.ts'
import { listedOf } from './transcriptions/listed.ts'
import { readMarkdown } from './transcriptions/markdown.ts'
import { readOpen5e } from './transcriptions/open5e.ts'
import { openRepository } from './transcriptions/repository.ts'

const READERS = {
  downfallx: readMarkdown('spells.md'),
  springbov: readMarkdown('src/07_Spells.md'),
  open5e: readOpen5e,
  foundry: readFoundry,
}

interface Difference {
  readonly id: string
  readonly column: string
  readonly ours: string
  readonly theirs: string
}

/** The number of cells that a transcription states, and those that differ. A spell that one of the two lacks is one cell. */
function compare(ours: Transcription, theirs: Transcription): { cells: number; differences: readonly Difference[] } {
  const ids = [...new Set([...ours.keys(), ...theirs.keys()])].toSorted()
  const compared = ids.flatMap((id): readonly Difference[] => {
    const facts = ours.get(id)
    const stated = theirs.get(id)
    const spell = { id, column: 'Spell', ours: facts ? 'yes' : NONE, theirs: stated ? 'yes' : NONE }
    if (!facts || !stated) return [spell]
    return COLUMNS.flatMap((column) => {
      const cell = stated[column]
      return cell === undefined ? [] : [{ id, column, ours: facts[column] ?? NONE, theirs: cell }]
    })
  })
  return { cells: compared.length, differences: compared.filter(({ ours, theirs }) => ours !== theirs) }
}

const { values } = parseArgs({
  options: {
    downfallx: { type: 'string' },
    springbov: { type: 'string' },
    open5e: { type: 'string' },
    foundry: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
})

const { all, ...directories } = values
if (Object.keys(directories).length === 0) {
  throw new RangeError(
    'No transcription to compare: give the directory of a clone, as in --open5e ../../../open5e-api.',
  )
}

const ours = facts()
const document = readFileSync(new URL('../TRANSCRIPTIONS.md', import.meta.url), 'utf8')

for (const name of ['downfallx', 'springbov', 'open5e', 'foundry'] as const) {
  const directory = directories[name]
  if (directory === undefined) continue
  const repository = openRepository(directory)
  const transcription = READERS[name](repository)
  const { cells, differences } = compare(ours, transcription)
  const settled = listedOf(name, document)
  const keys = new Set(differences.map(({ id, column }) => `${id} ${column}`))
  const unlisted = differences.filter(({ id, column }) => !settled.has(`${id} ${column}`))
  const gone = [...settled].filter((key) => !keys.has(key))
  console.log(
    `${name} ${repository.commit}: ${transcription.size} spells, ${cells} cells, ${differences.length} differences, ` +
      `${unlisted.length} of them not in TRANSCRIPTIONS.md; ${gone.length} there that are none`,
  )
  for (const { id, column, ours, theirs } of all ? differences : unlisted) {
    console.log(`| ${id} | ${column} | ${ours} | ${theirs} |`)
  }
  for (const key of gone) console.log(`no difference: ${key}`)
  if (unlisted.length > 0 || gone.length > 0) process.exitCode = 1
}
