import { readFile, stat } from 'node:fs/promises'
import { contentFolder } from '@rulestone/content'
import type { Finding, Translate } from '@rulestone/text'
import type { ExchangeDocument, FileOutcome, ImportResult } from '@rulestone/text/exchange'
import { findContent, pathFromHere } from '../content/content-path.ts'
import { withContentLocked } from '../content/lock-content.ts'
import { writeContent } from '../content/write-content.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { type JsonObject, writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'

/** The size limit of an imported file, in bytes; no export of ours is larger. */
const MOST_BYTES = 100_000_000

/**
 * A file as text, in UTF-8, or in UTF-16 as some tools write it.
 *
 * @throws Refusal if it is missing, too large, or not a text
 */
async function readDocument(typed: string): Promise<ExchangeDocument> {
  const found = await stat(typed).catch(() => undefined)
  if (!found?.isFile()) throw new Refusal(USAGE.noSuchExchange(typed))
  if (found.size > MOST_BYTES) throw new Refusal(USAGE.largeExchange(typed, MOST_BYTES))
  const bytes = await readFile(typed)
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return { file: typed, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    throw new Refusal(USAGE.noText(typed))
  }
}

/** A finding with its files relative to the current directory. */
function fromHere(finding: Finding, root: string, documents: ReadonlySet<string>): Finding {
  const { file, values } = finding
  const { file: named, ...rest } = values
  return {
    ...finding,
    file: documents.has(file) ? file : pathFromHere(root, file),
    values: named === undefined ? values : { ...rest, file: pathFromHere(root, String(named)) },
  }
}

function outcomeLines({ file: path, outcome, count, isConfirmed }: FileOutcome, root: string, t: Translate): string[] {
  const file = pathFromHere(root, path)
  if (outcome !== 'written') return [t(`exchange.${outcome}`, { file, count })]
  return [
    ...(count > 0 ? [t('exchange.written', { file, count })] : []),
    ...(isConfirmed ? [t('exchange.confirmed', { file })] : []),
  ]
}

function report({ files, findings, doubtful }: ImportResult, root: string, t: Translate): string[] {
  const lines = files.flatMap((outcome) => outcomeLines(outcome, root, t))
  const drafts = files.filter(
    ({ file, outcome, count, isConfirmed }) =>
      outcome === 'written' && count > 0 && !isConfirmed && file.startsWith('rules/'),
  )
  const names = drafts.map(({ file }) => pathFromHere(root, file)).join(' ')
  return [
    ...(lines.length > 0 || findings.length > 0 ? lines : [t('exchange.unchanged')]),
    ...(doubtful > 0 ? [t('exchange.doubtful', { count: doubtful })] : []),
    ...(drafts.length > 0 ? [t('exchange.next', { file: names })] : []),
  ]
}

/** `rulestone import FILE ...`: imports translations into the content. */
export const importCommand: Command = {
  async run(args, { out, error }) {
    const {
      positionals,
      values: { content = contentFolder, lang },
      flags,
    } = readArguments(args, { confirm: 'flag', json: 'flag', content: 'value', lang: 'value' })
    const { open } = await openStrings(lang)
    if (positionals.length === 0) throw new Refusal(USAGE.exchangeMissing)
    const documents = await Promise.all(positionals.map(readDocument))
    const { root } = await findContent(content)
    const { formatFinding, formatFindings, loadFiles } = await import('@rulestone/text')
    const { importTranslations } = await import('@rulestone/text/exchange')
    const result = await withContentLocked(root, async () => {
      const imported = importTranslations(await loadFiles(root), documents, { confirm: flags.has('confirm') })
      for (const [file, text] of imported.writes) await writeContent(root, file, text)
      return imported
    })
    const names = new Set(documents.map(({ file }) => file))
    const findings = result.findings.map((finding) => fromHere(finding, root, names))
    const t = open('findings')
    if (flags.has('json')) {
      const rows = findings.map((finding): JsonObject => {
        const { fix: _fix, ...row } = finding
        return { ...row, text: formatFinding(finding, t) }
      })
      const files = result.files.map((outcome): JsonObject => ({ ...outcome, file: pathFromHere(root, outcome.file) }))
      out(writeJson({ files, findings: rows, doubtful: result.doubtful }))
    } else {
      if (findings.length > 0) error(formatFindings(findings, t).join('\n'))
      const said = report(result, root, open('workbench'))
      if (said.length > 0) out(said.join('\n'))
    }
    return findings.length > 0 ? 1 : 0
  },
}
