import type { Library, Locale, MeasuredProgress, Progress, Translate } from '@rulestone/text'
import { readArguments } from '../terminal/arguments.ts'
import { alignColumns } from '../terminal/columns.ts'
import type { Command } from '../terminal/command.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { openWorkbench } from './open-workbench.ts'

/** The counts of every part, in the order of the columns. */
const COUNTS = [
  'present',
  'missing',
  'words',
  'characters',
  'units',
  'stale',
  'unconfirmed',
  'errors',
  'warnings',
] as const

const totals = (rows: readonly MeasuredProgress[]): string[] =>
  COUNTS.map((name) => String(rows.reduce((sum, row) => sum + row[name], 0)))

/** The title of a book or chapter, or the name of a part that is neither. */
function namer({ books }: Library, reader: Locale, t: Translate): (row: Progress) => readonly [string, string] {
  return ({ book: id, part }) => {
    const book = books.find((one) => one.id === id)
    if (!book) return [t(`status.${id}`), '']
    return [book.title[reader], book.chapters.find((chapter) => chapter.id === part)?.title[reader] ?? part]
  }
}

/** The parts of one language as lines below its name, each book above its chapters, and the total last. */
function lines(
  locale: Locale,
  rows: readonly MeasuredProgress[],
  nameOf: ReturnType<typeof namer>,
  t: Translate,
): string[] {
  const blank = COUNTS.map(() => '')
  const table = [[t(`languages.${locale}`), ...COUNTS.map((name) => t(`status.${name}`))]]
  let above = ''
  for (const row of rows) {
    const [book, part] = nameOf(row)
    if (part !== '' && book !== above) table.push([book, ...blank])
    above = book
    table.push([part === '' ? book : `  ${part}`, ...COUNTS.map((name) => String(row[name]))])
  }
  table.push([t('status.all'), ...totals(rows)])
  return alignColumns(table, 1)
}

/** `rulestone status [LANGUAGE]`: shows the progress of each language. */
export const status: Command = {
  async run(args, { out }) {
    const {
      positionals: [language, extra],
      values: { lang, content },
      flags,
    } = readArguments(args, { json: 'flag', content: 'value', lang: 'value' })
    const { isLocale, LOCALES, measuredProgress } = await import('@rulestone/text')
    const strings = await openStrings(lang)
    if (extra !== undefined) throw new Refusal(USAGE.unexpectedArgument(extra))
    if (language !== undefined && !isLocale(language)) throw new Refusal(USAGE.unknownTranslation(language, LOCALES))
    const locales = language === undefined ? LOCALES : [language]
    const { workbench } = await openWorkbench(content)
    if (flags.has('json')) {
      const rows = locales.flatMap((locale) =>
        measuredProgress(workbench, locale).map((row) => ({ language: locale, ...row })),
      )
      out(writeJson({ parts: rows }))
    } else {
      const t = strings.open('workbench')
      const nameOf = namer(workbench.library, strings.locale, t)
      const blocks = locales.map((locale) => lines(locale, measuredProgress(workbench, locale), nameOf, t).join('\n'))
      out(blocks.join('\n\n'))
    }
    return 0
  },
}
