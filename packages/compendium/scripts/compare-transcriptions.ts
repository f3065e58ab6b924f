/**
 * Compares the facts of the spells and the creatures with transcriptions by others, cell by cell, and each difference with the
 * files of the folder `transcriptions`, which say who is right. Each transcription is given as the directory of a clone of its
 * git repository, bare or not:
 *
 *     pnpm transcriptions --open5e ../../../open5e-api --foundry ../../../dnd5e
 *
 * It prints how many cells it compared, the differences that the files do not list, and the rows there that are no differences
 * any more; with `--all`, every difference.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Transcription } from './transcriptions/cells.ts'
import { compare } from './transcriptions/compare.ts'
import { CREATURE_COLUMNS } from './transcriptions/creatures/columns.ts'
import { creatureFacts } from './transcriptions/creatures/facts.ts'
import { readFoundryCreatures } from './transcriptions/creatures/foundry.ts'
import { readMarkdownCreatures } from './transcriptions/creatures/markdown.ts'
import { readOpen5eCreatures } from './transcriptions/creatures/open5e.ts'
import { listedOf } from './transcriptions/listed.ts'
import { openRepository, type Repository } from './transcriptions/repository.ts'
import { SPELL_COLUMNS } from './transcriptions/spells/columns.ts'
import { spellFacts } from './transcriptions/spells/facts.ts'
import { readFoundrySpells } from './transcriptions/spells/foundry.ts'
import { readMarkdownSpells } from './transcriptions/spells/markdown.ts'
import { readOpen5eSpells } from './transcriptions/spells/open5e.ts'

type Reader = (repository: Repository) => Transcription

const SUBJECTS: readonly {
  readonly name: string
  readonly columns: readonly string[]
  readonly facts: () => Transcription
  readonly readers: Readonly<Record<string, Reader>>
}[] = [
  {
    name: 'spells',
    columns: SPELL_COLUMNS,
    facts: spellFacts,
    readers: {
      downfallx: readMarkdownSpells('spells.md'),
      springbov: readMarkdownSpells('src/07_Spells.md'),
      open5e: readOpen5eSpells,
      foundry: readFoundrySpells,
    },
  },
  {
    name: 'creatures',
    columns: CREATURE_COLUMNS,
    facts: creatureFacts,
    readers: {
      downfallx: readMarkdownCreatures('monsters-A-Z.md', 'animals.md'),
      springbov: readMarkdownCreatures('src/12_MonstersA-Z.md', 'src/13_Animals.md'),
      open5e: readOpen5eCreatures,
      foundry: readFoundryCreatures,
    },
  },
]

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

for (const { name: subject, columns, facts, readers } of SUBJECTS) {
  const ours = facts()
  const document = readFileSync(new URL(`../transcriptions/${subject}.md`, import.meta.url), 'utf8')
  for (const [name, read] of Object.entries(readers)) {
    const directory = directories[name as keyof typeof directories]
    if (directory === undefined) continue
    const repository = openRepository(directory)
    const transcription = read(repository)
    const { cells, differences } = compare(ours, transcription, columns)
    const settled = listedOf(name, document, columns)
    const keys = new Set(differences.map(({ id, column }) => `${id} ${column}`))
    const unlisted = differences.filter(({ id, column }) => !settled.has(`${id} ${column}`))
    const gone = [...settled].filter((key) => !keys.has(key))
    console.log(
      `${name} ${repository.commit}, ${subject}: ${transcription.size} entries, ${cells} cells, ${differences.length} differences, ` +
        `${unlisted.length} of them not in transcriptions/${subject}.md; ${gone.length} there that are none`,
    )
    for (const { id, column, ours, theirs } of all ? differences : unlisted) {
      console.log(`| ${id} | ${column} | ${ours} | ${theirs} |`)
    }
    for (const key of gone) console.log(`no difference: ${key}`)
    if (unlisted.length > 0 || gone.length > 0) process.exitCode = 1
  }
}
