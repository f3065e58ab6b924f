import { contentFolder } from '@rulestone/content'
import type { Finding, Locale, Spelling, Translate } from '@rulestone/text'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { type JsonObject, writeJson } from '../terminal/json.ts'
import { LABELS } from '../terminal/labels.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { version } from '../terminal/version.ts'
import { type ContentPath, findContent, isWithin, pathFromHere } from './content-path.ts'
import { fix } from './fix.ts'
import { withContentLocked } from './lock-content.ts'
import { sarifLog } from './sarif.ts'

/** The paths in a content folder whose findings are wanted. */
type Wanted = ReadonlyMap<string, readonly string[]>

function byRoot(places: readonly ContentPath[]): Wanted {
  const wanted = new Map<string, string[]>()
  for (const { root, path } of places) wanted.set(root, [...(wanted.get(root) ?? []), path])
  return wanted
}

function count(found: readonly Finding[]): { readonly errors: number; readonly warnings: number } {
  const errors = found.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: found.length - errors }
}

/** The files to report: at the wanted paths, and of one language if one is given. */
interface Question {
  readonly wanted: Wanted
  readonly locale: Locale | undefined
  readonly spelling: Spelling
}

/** Findings of a content folder, with files as paths inside it. */
interface Answer {
  readonly root: string
  readonly findings: readonly Finding[]
}

/** The language of a file, if it has one: `cover.zh.md`, `strings/zh/site.json`, `words/en.txt`. */
const languageOf = (file: string): string | undefined => /[./](en|zh|th)(?:\.(?:md|txt|json)$|\/)/.exec(file)?.[1]

async function askFolder(root: string, paths: readonly string[], { locale, spelling }: Question): Promise<Answer> {
  const { loadCode, readLibrary } = await import('@rulestone/text')
  const library = await readLibrary(root, { spelling, code: await loadCode(root) })
  const findings = library.findings.filter(({ file, values }) => {
    const language = values['locale'] ?? languageOf(file)
    const isOther = locale !== undefined && language !== undefined && language !== locale
    return !isOther && paths.some((path) => isWithin(file, path))
  })
  return { root, findings }
}

async function ask(question: Question): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const [root, paths] of question.wanted) answers.push(await askFolder(root, paths, question))
  return answers
}

/** A finding with its file, also in its tip, relative to the current directory. */
function fromHere(root: string, finding: Finding): Finding {
  const file = pathFromHere(root, finding.file)
  const { file: named, ...values } = finding.values
  return { ...finding, file, values: named === undefined ? values : { ...values, file } }
}

/** A fix may reveal another fixable finding; more rounds than this would be a bug of a check. */
const MOST_ROUNDS = 5

/** Runs the checks, and applies safe fixes until there are none. No other command writes between the two. */
async function fixAll(question: Question): Promise<{ readonly answers: readonly Answer[]; readonly fixed: number }> {
  const answers: Answer[] = []
  let fixed = 0
  for (const [root, paths] of question.wanted) {
    await withContentLocked(root, async () => {
      let answer = await askFolder(root, paths, question)
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const now = await fix(root, answer.findings)
        if (now === 0) break
        fixed += now
        answer = await askFolder(root, paths, question)
      }
      answers.push(answer)
    })
  }
  return { answers, fixed }
}

/**
 * Findings as lines, with a count below them.
 *
 * @param t the strings about findings; without them, if they are what is broken, lines have codes and values
 */
export async function reportFindings(found: readonly Finding[], t: Translate | undefined): Promise<string[]> {
  const { formatFindings } = await import('@rulestone/text')
  const { errors, warnings } = count(found)
  const lines = formatFindings(found, t)
  if (!t) return [...lines, LABELS.findings(errors, warnings)]
  if (found.length === 0) return [t('summary.clean')]
  const counts = [t('summary.errors', { count: errors }), t('summary.warnings', { count: warnings })]
  return [...lines, counts.join(t('separator'))]
}

async function localeNamed(typed: string | undefined): Promise<Locale | undefined> {
  const { isLocale, LOCALES } = await import('@rulestone/text')
  if (typed === undefined || isLocale(typed)) return typed
  throw new Refusal(USAGE.unknownLocale(typed, LOCALES))
}

/** `rulestone check [PATH ...]`: checks content, and applies safe fixes. */
export const check: Command = {
  async run(args, { out, error }) {
    const {
      positionals,
      values: { lang, locale },
      flags,
    } = readArguments(args, { json: 'flag', sarif: 'flag', fix: 'flag', locale: 'value', lang: 'value' })
    if (flags.has('json') && flags.has('sarif')) throw new Refusal(USAGE.twoFormats)
    const { CHECKS, describeFinding, formatFinding, openSpelling } = await import('@rulestone/text')
    const { open, has } = await openStrings(lang)
    const t = has('findings') ? open('findings') : undefined
    const places = await Promise.all((positionals.length > 0 ? positionals : [contentFolder]).map(findContent))
    const spelling = await openSpelling()
    const question = { wanted: byRoot(places), locale: await localeNamed(locale), spelling }
    const { answers, fixed } = flags.has('fix') ? await fixAll(question) : { answers: await ask(question), fixed: 0 }
    const found = answers.flatMap(({ root, findings }) => findings.map((finding) => fromHere(root, finding)))
    const lines = await reportFindings(found, t)
    const { errors, warnings } = count(found)
    if (flags.has('sarif')) {
      const log = sarifLog({ findings: found, checks: CHECKS, version: await version(), t, describe: describeFinding })
      out(JSON.stringify(log))
    } else if (flags.has('json')) {
      const rows = found.map(({ fix, ...finding }): JsonObject => {
        return { ...finding, text: formatFinding(finding, t), ...(fix && { fix: { ...fix } }) }
      })
      out(writeJson({ findings: rows, errors, warnings, ...(flags.has('fix') && { mended: fixed }) }))
    } else {
      if (fixed > 0 && t) out(t('summary.mended', { count: fixed }))
      out(lines.join('\n'))
    }
    if (!spelling.th && t) error(t('summary.no-thai-dictionary'))
    return errors > 0 ? 1 : 0
  },
}
