import { join } from 'node:path'
import type { EntryGroup, Locale, Workbench } from '@rulestone/text'
import { pathFromHere } from '../content/content-path.ts'
import { openWorkbench } from '../content/open-workbench.ts'
import { isThere } from '../content/workspace.ts'
import { writeContent } from '../content/write-content.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { ENTRY_RULES, isHeadingRule, ruleData } from './rule-data.ts'
import { englishScaffold, translationScaffold } from './scaffold.ts'

/**
 * Refuses ids that core does not know, because nothing could link to such a rule, and a typing error would create a
 * second one.
 *
 * @throws Refusal
 */
async function requireRule(id: string, { corpus }: Workbench): Promise<void> {
  const { nearest } = await import('@rulestone/text')
  if (corpus.groups.has(id)) return
  if (isHeadingRule(id) || corpus.targets.has(id)) throw new Refusal(USAGE.headingRule(id))
  if (!ENTRY_RULES.includes(id)) throw new Refusal(USAGE.unknownRule(id, nearest(id, ENTRY_RULES)))
}

/** The folder of an entry: that of its other languages, or the one that was typed. */
function chapterOf(
  id: string,
  group: EntryGroup | undefined,
  typed: string | undefined,
  chapters: readonly string[],
): string {
  const own = group?.en ?? group?.zh ?? group?.th
  if (own && typed !== undefined && typed !== own.chapter) throw new Refusal(USAGE.otherChapter(id, own.chapter))
  const chapter = own?.chapter ?? typed
  if (chapter === undefined) throw new Refusal(USAGE.chapterMissing(chapters))
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(chapter)) throw new Refusal(USAGE.wrongChapter(chapter))
  return chapter
}

/** The text of the new file of a language. */
function scaffold(id: string, locale: Locale, { corpus }: Workbench): string {
  const forms = corpus.terms.get(id)?.forms[locale]
  const data = ruleData(id)
  return locale === 'en'
    ? englishScaffold(id, data, forms)
    : translationScaffold(id, data, forms, corpus.groups.get(id)?.en)
}

/** `rulestone new ID`: creates the missing files of a rule; `rulestone new calculator ID`, those of a calculator. */
export const newEntry: Command = {
  async run(args, terminal) {
    const { out } = terminal
    const {
      positionals: [id, extra],
      values: { lang, content, chapter: typed },
    } = readArguments(args, { chapter: 'value', content: 'value', lang: 'value' })
    if (id === 'calculator') return (await import('./new-calculator.ts')).newCalculator(args, terminal)
    const { LOCALES } = await import('@rulestone/text')
    const t = (await openStrings(lang)).open('workbench')
    if (id === undefined) throw new Refusal(USAGE.idMissing)
    if (extra !== undefined) throw new Refusal(USAGE.unexpectedArgument(extra))
    const { root, workbench } = await openWorkbench(content)
    await requireRule(id, workbench)
    const { groups, entries } = workbench.corpus
    const group = groups.get(id)
    const missing = LOCALES.filter((locale) => !group?.[locale])
    if (missing.length === 0) throw new Refusal(USAGE.nothingNew(id))
    const chapter = chapterOf(id, group, typed, [...new Set(entries.map((entry) => entry.chapter))])
    const files = missing.map((locale) => ({ locale, file: join('rules', chapter, `${id}.${locale}.md`) }))
    for (const { file } of files) {
      if (await isThere(join(root, file))) throw new Refusal(USAGE.fileExists(pathFromHere(root, file)))
    }
    for (const { locale, file } of files) {
      await writeContent(root, file, scaffold(id, locale, workbench))
      out(t('new.made', { file: pathFromHere(root, file) }))
    }
    const isShelved = workbench.library.books.some(({ chapters }) => chapters.some((one) => one.entries.includes(id)))
    if (!isShelved) out(t('new.shelve', { id, folder: pathFromHere(root, 'books') }))
    out(t('new.check', { folder: pathFromHere(root, join('rules', chapter)) }))
    return 0
  },
}
