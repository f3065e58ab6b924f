import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByLocale, Entry, Library } from '@rulestone/text'
import { readArguments } from './arguments.ts'
import type { Command } from './commands.ts'
import { findContent, pathFromHere } from './content-path.ts'
import { Refusal } from './refusal.ts'
import { openStrings, type Strings } from './strings.ts'
import type { Terminal } from './terminal.ts'
import { USAGE } from './words.ts'

/** The languages of the entry that a file belongs to. */
const groupOf = (library: Library, file: string): ByLocale<Entry | undefined> | undefined =>
  [...library.entries.values()].find(({ zh, th }) => zh?.file === file || th?.file === file)

/** Confirms one file; 1 when it has errors. Every byte outside the record stays, a byte order mark included. */
async function confirmFile(typed: string, { open }: Strings, { out, error }: Terminal): Promise<number> {
  const { confirmTranslation, formatFinding, readLibrary } = await import('@rulestone/text')
  const t = open('findings')
  const { root, path } = await findContent(typed)
  const library = await readLibrary(root)
  const file = pathFromHere(root, path)
  const errors = library.findings.filter((finding) => finding.file === path && finding.severity === 'error')
  if (errors.length > 0) {
    for (const finding of errors) error(formatFinding({ ...finding, file }, t))
    error(t('confirm.refused', { file }))
    return 1
  }
  const group = groupOf(library, path)
  if (!group) throw new Refusal(USAGE.noTranslation(typed))
  if (!group.en) throw new Refusal(USAGE.noEnglish(typed))
  const { hash } = group.en
  const absolute = join(root, path)
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(absolute))
  await writeFile(absolute, confirmTranslation(text, hash))
  out(t('confirm.done', { file, hash }))
  return 0
}

/** `rulestone confirm FILE ...`: records that translations say what the English says today. */
export const confirm: Command = {
  async run(args, terminal) {
    const {
      positionals,
      values: { lang },
    } = readArguments(args, { lang: 'value' })
    const strings = await openStrings(lang)
    if (positionals.length === 0) throw new Refusal(USAGE.fileMissing)
    let code = 0
    for (const file of positionals) code = Math.max(code, await confirmFile(file, strings, terminal))
    return code
  },
}
