import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RawFile } from '../../../src/corpus/text-file.ts'
import { english, rawFiles } from '../../fixture.ts'
import { GENERATED } from './made.ts'

/** A hostile file, in a content folder with clean ones. */
export interface HostileCase {
  readonly name: string
  readonly files: readonly RawFile[]
}

/** A folder with one entry and one term, whose findings every small folder has. */
export const CLEAN: readonly RawFile[] = rawFiles({
  'rules/combat/rule.en.md': english('rule'),
  'terms/wall.yml': 'wall:\n  en: { name: wall }\n  zh: { name: 墙 }\n  th: { name: กำแพง }\n',
})

/** The path and content of each file in a folder of the corpus. */
const PLACES: Readonly<Record<string, readonly [file: string, text: (sent: string) => string]>> = {
  bodies: ['rules/combat/rule.en.md', (body) => english('rule', body)],
  'front-matter': ['rules/combat/rule.en.md', (yaml) => `---\n${yaml}---\n\nWords.\n`],
  'translated-front-matter': ['rules/combat/rule.zh.md', (yaml) => `---\n${yaml}---\n\n字。\n`],
  terms: ['terms/wall.yml', (yaml) => yaml],
  books: ['books/hostile.yml', (yaml) => yaml],
  strings: ['strings/en/findings.json', (json) => json],
  equal: ['equal.yml', (yaml) => yaml],
  confirmed: ['confirmed/zh.json', (json) => json],
}

/** The clean folder with an added or replaced file. */
const folderWith = (sent: RawFile): RawFile[] => [...CLEAN.filter(({ file }) => file !== sent.file), sent]

const read = ([folder, [file, text]]: readonly [string, (typeof PLACES)[string]]): HostileCase[] =>
  readdirSync(join(import.meta.dirname, folder))
    .sort()
    .map((name) => {
      const sent = readFileSync(join(import.meta.dirname, folder, name), 'utf8')
      return { name: `${folder}/${name}`, files: folderWith({ file, bytes: new TextEncoder().encode(text(sent)) }) }
    })

/** Every hostile file: those in the folders next to this one, and generated ones. */
export const CORPUS: readonly HostileCase[] = [
  ...Object.entries(PLACES).flatMap(read),
  ...Object.entries(GENERATED).map(([name, sent]) => ({ name: `made/${name}`, files: folderWith(sent) })),
]
