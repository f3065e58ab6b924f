import { join } from 'node:path'
import type { Finding, SourceEntry, Workbench } from '@rulestone/text'
import { type ContentPath, findContent, pathFromHere } from '../content/content-path.ts'
import { withContentLocked } from '../content/lock-content.ts'
import { readIfThere } from '../content/read-file.ts'
import { writeContent } from '../content/write-content.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings, type Strings } from '../terminal/strings.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { USAGE } from '../terminal/usage.ts'

/**
 * The errors that prevent confirming a file: its own and those of the record, except a mismatch between the two, which
 * confirming repairs.
 */
function obstacles({ library }: Workbench, { path }: ContentPath, record: string | undefined): readonly Finding[] {
  return library.findings.filter(({ file, severity, check, code }) => {
    if (severity !== 'error' || code === 'rewritten') return false
    return (file === path && check !== 'confirmed') || (file === record && code !== 'unknown-entry')
  })
}

/**
 * Records that a translation matches the current English: in its front matter, and segment by segment in `confirmed/`.
 */
async function write({ root, path }: ContentPath, english: SourceEntry, record: string): Promise<void> {
  const { confirmTranslation, recordConfirmed } = await import('@rulestone/text')
  const [translation, records] = [join(root, path), join(root, record)]
  const confirmed = confirmTranslation(await readIfThere(translation), english.hash)
  const recorded = recordConfirmed(await readIfThere(records), english.id, english)
  await writeContent(root, record, recorded)
  await writeContent(root, path, confirmed)
}

/** Removes the equivalences that no translation needs any more. */
async function prune(root: string, { corpus }: Workbench, record: string): Promise<void> {
  const { EQUIVALENCE_FILE, pruneEquivalences, readConfirmed } = await import('@rulestone/text')
  const path = join(root, EQUIVALENCE_FILE)
  const text = await readIfThere(path)
  if (text === '') return
  const files = new Set([...corpus.confirmedFiles.map(({ file }) => file), record])
  const records = await Promise.all(
    Array.from(files, async (file) => readConfirmed(file, await readIfThere(join(root, file))).records),
  )
  const pruned = pruneEquivalences(text, records, corpus.groups)
  if (pruned !== text) await writeContent(root, EQUIVALENCE_FILE, pruned)
}

/** Confirms one file; returns 1 if it has errors. No byte outside the record changes, and a byte order mark stays. */
async function confirmFile(
  typed: string,
  place: ContentPath,
  workbench: Workbench,
  { open }: Strings,
  { out, error }: Terminal,
): Promise<number> {
  const { confirmedFile, formatFinding, SOURCE_LOCALE } = await import('@rulestone/text')
  const t = open('findings')
  const { root, path } = place
  const file = pathFromHere(root, path)
  const translated = workbench.corpus.entries.find((entry) => entry.file === path)
  const record = translated && confirmedFile(translated.locale)
  const errors = obstacles(workbench, place, record)
  if (errors.length > 0) {
    for (const finding of errors) error(formatFinding({ ...finding, file: pathFromHere(root, finding.file) }, t))
    error(t('confirm.refused', { file }))
    return 1
  }
  if (!translated || !record || translated.locale === SOURCE_LOCALE) throw new Refusal(USAGE.noTranslation(typed))
  const english = workbench.corpus.groups.get(translated.id)?.[SOURCE_LOCALE]
  if (!english?.frontMatter) throw new Refusal(USAGE.noEnglish(typed))
  await withContentLocked(root, async () => {
    await write(place, english, record)
    await prune(root, workbench, record)
  })
  out(t('confirm.done', { file, hash: english.hash }))
  return 0
}

/** `rulestone confirm FILE ...`: records that translations match the current English. */
export const confirm: Command = {
  async run(args, terminal) {
    const {
      positionals,
      values: { lang },
    } = readArguments(args, { lang: 'value' })
    const strings = await openStrings(lang)
    if (positionals.length === 0) throw new Refusal(USAGE.fileMissing)
    const { readWorkbench } = await import('@rulestone/text')
    const workbenches = new Map<string, Workbench>()
    let code = 0
    for (const typed of positionals) {
      const place = await findContent(typed)
      const workbench = workbenches.get(place.root) ?? (await readWorkbench(place.root))
      workbenches.set(place.root, workbench)
      code = Math.max(code, await confirmFile(typed, place, workbench, strings, terminal))
    }
    return code
  },
}
