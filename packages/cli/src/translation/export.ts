import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { contentFolder } from '@rulestone/content'
import type { Locale, Translate, Workbench } from '@rulestone/text'
import type { ExchangeFormat, ExportOptions } from '@rulestone/text/exchange'
import { findContent, isWithin } from '../content/content-path.ts'
import { writeWholeFile } from '../content/write-file.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { previousEnglish } from './previous-english.ts'

const EXTENSIONS: Readonly<Record<ExchangeFormat, string>> = { xliff: 'xlf', po: 'po', tmx: 'tmx', tbx: 'tbx' }

/** The kind of export: a format, or a whole OmegaT project. */
type Kind = ExchangeFormat | 'omegat'

/**
 * The requested kind of export.
 *
 * @throws Refusal if it is unknown
 */
async function kindOf(typed: string | undefined): Promise<Kind> {
  const { EXCHANGE_FORMATS } = await import('@rulestone/text/exchange')
  const kinds: readonly Kind[] = [...EXCHANGE_FORMATS, 'omegat']
  const kind = kinds.find((one) => one === typed)
  if (kind === undefined) throw new Refusal(USAGE.unknownFormat(typed ?? '', kinds))
  return kind
}

/**
 * The content folder of all paths, and the paths in it.
 *
 * @throws Refusal if they are in several
 */
async function placesOf(paths: readonly string[]): Promise<{ root: string; places: readonly string[] }> {
  const found = await Promise.all((paths.length > 0 ? paths : [contentFolder]).map(findContent))
  const [first] = found
  if (!first) throw new Refusal(USAGE.noContent(''))
  const stray = found.findIndex(({ root }) => root !== first.root)
  if (stray !== -1) throw new Refusal(USAGE.otherContent(paths[stray] ?? ''))
  return { root: first.root, places: found.map(({ path }) => path) }
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    await writeWholeFile(path, relative('', path), text)
  }
}

/** Writes the export of one language, and returns lines about it. */
async function exportLocale(
  kind: Kind,
  locale: Locale,
  folder: string,
  { corpus }: Workbench,
  options: ExportOptions,
  t: Translate,
): Promise<string[]> {
  const { exportContent, omegatProject } = await import('@rulestone/text/exchange')
  const language = t(`languages.${locale}`)
  if (kind === 'omegat') {
    const project = join(folder, `rulestone-${locale}`)
    const { files, folders } = omegatProject(corpus, locale, options)
    await write(project, files)
    for (const name of folders) await mkdir(join(project, name), { recursive: true })
    return [t('exchange.project', { language, file: relative('', project) })]
  }
  const { text, count, states } = exportContent(kind, corpus, locale, options)
  const name = `rulestone-${locale}.${EXTENSIONS[kind]}`
  await write(folder, { [name]: text })
  const { confirmed, draft, stale, missing } = states
  const line = t('exchange.exported', { count, language, file: relative('', join(folder, name)) })
  return kind === 'tbx' ? [line] : [line, `  ${t('exchange.states', { done: confirmed + draft, stale, missing })}`]
}

/** `rulestone export FORMAT [PATH ...]`: writes files for translators and their tools. */
export const exportCommand: Command = {
  async run(args, { out }) {
    const {
      positionals: [typed, ...paths],
      values: { locale, out: folder = '.', lang },
    } = readArguments(args, { locale: 'value', out: 'value', lang: 'value' })
    const t = (await openStrings(lang)).open('workbench')
    const kind = await kindOf(typed)
    const { LOCALES, readWorkbench, SOURCE_LOCALE } = await import('@rulestone/text')
    const all = LOCALES.filter((one) => one !== SOURCE_LOCALE)
    const locales = locale === undefined ? all : all.filter((one) => one === locale)
    if (locales.length === 0) throw new Refusal(USAGE.wrongLocale(locale ?? '', all))
    const { root, places } = await placesOf(paths)
    const workbench = await readWorkbench(root)
    const wanted = (file: string): boolean => places.some((place) => isWithin(file, place))
    for (const one of locales) {
      const previous = kind === 'xliff' || kind === 'po' ? await previousEnglish(root, workbench, one) : undefined
      const options = { wanted, ...(previous && { previous }) }
      out((await exportLocale(kind, one, folder, workbench, options, t)).join('\n'))
    }
    return 0
  },
}
