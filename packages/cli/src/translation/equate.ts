import { join } from 'node:path'
import type { Equivalence, SourceEntry, Workbench } from '@rulestone/text'
import { pathFromHere } from '../content/content-path.ts'
import { withContentLocked } from '../content/lock-content.ts'
import { groupNamed, openWorkbench } from '../content/open-workbench.ts'
import { readIfThere } from '../content/read-file.ts'
import { writeContent } from '../content/write-content.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { changeLines } from './diff.ts'
import { type TranslationChange, translationChanges } from './translation-changes.ts'

/** A stale translation with the changes of its English. */
interface Behind {
  readonly translated: SourceEntry
  readonly changes: readonly TranslationChange[]
}

const pairsOf = (changes: readonly TranslationChange[]): string =>
  changes.map(({ old, now }) => `${old?.hash} ${now?.hash}`).join('\n')

/**
 * The stale translations of an entry, with the changes to record as equivalent.
 *
 * @param unit the key of one segment; by default all that changed
 */
async function behind(root: string, workbench: Workbench, id: string, unit: string | undefined): Promise<Behind[]> {
  const { en: english, ...others } = await groupNamed(workbench, id)
  if (!english) throw new Refusal(USAGE.noEnglishEntry(id))
  const found = await Promise.all(
    Object.values(others).flatMap((translated) =>
      translated
        ? [translationChanges(root, workbench, english, translated).then(({ changes }) => ({ translated, changes }))]
        : [],
    ),
  )
  return found
    .map(({ translated, changes }) => ({
      translated,
      changes: changes.filter(({ key }) => unit === undefined || key === unit),
    }))
    .filter(({ changes }) => changes.length > 0)
}

/**
 * The equivalences to record: only edits, and only if every stale translation was confirmed against the same English.
 */
function equivalences([first, ...rest]: readonly Behind[], entry: string, reason: string): Equivalence[] {
  if (!first) throw new Refusal(USAGE.nothingChanged(entry))
  if (rest.some(({ changes }) => pairsOf(changes) !== pairsOf(first.changes))) {
    throw new Refusal(USAGE.confirmedApart(entry))
  }
  return first.changes.map(({ change, key, old, now }) => {
    if (!old || !now) throw new Refusal(USAGE.noEdit(key, change))
    return { entry, old: old.hash, new: now.hash, reason }
  })
}

/** `rulestone equate ID --reason TEXT`: records that an edit of the English needs no change of its translations. */
export const equate: Command = {
  async run(args, { out, colours = false }) {
    const {
      positionals: [id, extra],
      values: { lang, content, reason, unit, for: only },
    } = readArguments(args, { reason: 'value', unit: 'value', for: 'value', content: 'value', lang: 'value' })
    const { EQUIVALENCE_FILE, pruneEquivalences, readEquivalences, writeEquivalences } = await import('@rulestone/text')
    const t = (await openStrings(lang)).open('workbench')
    if (id === undefined) throw new Refusal(USAGE.idMissing)
    if (extra !== undefined) throw new Refusal(USAGE.unexpectedArgument(extra))
    if (reason === undefined || reason.trim() === '') throw new Refusal(USAGE.reasonMissing)
    const { root, workbench } = await openWorkbench(content)
    const found = (await behind(root, workbench, id, unit)).filter(
      ({ translated }) => only === undefined || translated.locale === only,
    )
    const items = equivalences(found, id, reason.trim())
    const { confirmedFiles, groups } = workbench.corpus
    const records = confirmedFiles.map((file) => file.records)
    await withContentLocked(root, async () => {
      const text = await readIfThere(join(root, EQUIVALENCE_FILE))
      const { items: old, problems } = readEquivalences('', text)
      if (problems.length > 0) throw new Refusal(USAGE.brokenFile(pathFromHere(root, EQUIVALENCE_FILE)))
      const all = writeEquivalences([...old, ...items])
      await writeContent(root, EQUIVALENCE_FILE, pruneEquivalences(all, records, groups))
    })
    for (const { translated, changes } of found.slice(0, 1)) {
      const file = pathFromHere(root, translated.file)
      for (const change of changes) out(`${changeLines(change, file, t, colours).join('\n')}\n`)
    }
    out(t('equate.done', { count: items.length, file: pathFromHere(root, EQUIVALENCE_FILE) }))
    return 0
  },
}
