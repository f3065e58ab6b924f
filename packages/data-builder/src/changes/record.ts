// Records which rules, spells and creatures changed since the last record, for the feed: `pnpm changes [date]`, before a release.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'
import { readLibrary } from '@rulestone/text'
import { type ChangeRecord, hashesOf, recordChanges, writeChanges } from './changes.ts'

const [date = new Date().toISOString().slice(0, 10)] = process.argv.slice(2)
const file = join(contentFolder, 'changes.json')
const records: readonly ChangeRecord[] = JSON.parse(readFileSync(file, 'utf8'))
const after = recordChanges(records, hashesOf(await readLibrary(contentFolder)), date)
writeFileSync(file, writeChanges(after))
console.log(
  after === records
    ? 'No rule, spell or creature changed since the last record.'
    : `Recorded the changes up to ${date}.`,
)
