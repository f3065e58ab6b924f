import type { Translate } from '@rulestone/text'
import { pathFromHere } from '../content/content-path.ts'
import { groupNamed, openWorkbench, pairOf, translationLocale } from '../content/open-workbench.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { type JsonObject, writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { type TranslationChange, type TranslationChanges, translationChanges } from './translation-changes.ts'
import { showDiff, wordDiff } from './word-diff.ts'

/** The text of a change: a word diff if both texts are available, otherwise the one that is. */
function diffText({ old, now }: TranslationChange, colours: boolean): string[] {
  if (old?.text !== undefined && now?.text !== undefined) return [showDiff(wordDiff(old.text, now.text), colours)]
  if (old?.text !== undefined) return [showDiff([{ text: old.text, kind: 'old' }], colours)]
  if (now?.text !== undefined && !old) return [showDiff([{ text: now.text, kind: 'new' }], colours)]
  return now?.text === undefined ? [] : [now.text]
}

/**
 * A change as lines: its position and kind, the English, and the current translation.
 *
 * @param file the path of the translation, relative to the current directory
 */
export function changeLines(change: TranslationChange, file: string, t: Translate, colours: boolean): string[] {
  const { key, translated } = change
  const { line, column } = translated ?? { line: 1, column: 1 }
  const block = (text: string): string[] => text.split('\n').map((one) => `  ${one}`)
  return [
    `${file}:${line}:${column} ${t(`diff.${change.change}`, { key })}`,
    ...diffText(change, colours).flatMap(block),
    ...(translated && change.change !== 'added' ? [t('diff.translated'), ...block(translated.text)] : []),
  ]
}

/** The changes of a translation as lines, and a note about what is unavailable. */
function report(
  { state, changes, missing }: TranslationChanges,
  names: Readonly<Record<'file' | 'id' | 'language', string>>,
  t: Translate,
  colours: boolean,
): string[] {
  if (state !== 'stale') return [t(`diff.${state}`, names)]
  const parts = changes.map((change) => changeLines(change, names.file, t, colours).join('\n'))
  const notes = [...(missing === undefined ? [] : [t(`diff.${missing}`)]), t('diff.done', names)]
  return [[...parts, notes.join('\n')].join('\n\n')]
}

const rows = (changes: readonly TranslationChange[]): JsonObject[] =>
  changes.map(({ change, key, old, now, translated }) => ({
    change,
    key,
    ...(old && { old: { ...old } }),
    ...(now && { new: { ...now } }),
    ...(translated && { translation: { ...translated } }),
    ...(old?.text !== undefined &&
      now?.text !== undefined && { words: wordDiff(old.text, now.text).map((part) => ({ ...part })) }),
  }))

/** `rulestone diff LANGUAGE ID`: shows what changed in the English since a translation was confirmed. */
export const diff: Command = {
  async run(args, { out, colours = false }) {
    const {
      positionals: [language, id, extra],
      values: { lang, content },
      flags,
    } = readArguments(args, { json: 'flag', content: 'value', lang: 'value' })
    const t = (await openStrings(lang)).open('workbench')
    const locale = await translationLocale(language)
    if (id === undefined) throw new Refusal(USAGE.idMissing)
    if (extra !== undefined) throw new Refusal(USAGE.unexpectedArgument(extra))
    const { root, workbench } = await openWorkbench(content)
    const { english, translated } = pairOf(await groupNamed(workbench, id), id, locale)
    const found = await translationChanges(root, workbench, english, translated)
    const file = pathFromHere(root, translated.file)
    if (flags.has('json')) {
      const { state, changes, missing } = found
      out(writeJson({ id, language: locale, file, state, ...(missing && { missing }), changes: rows(changes) }))
    } else out(report(found, { file, id, language: locale }, t, colours).join('\n'))
    return 0
  },
}
