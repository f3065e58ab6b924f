import { contentFolder } from '@rulestone/content'
import type { Finding, Translate } from '@rulestone/text'
import { readArguments } from './arguments.ts'
import type { Command } from './commands.ts'
import { type ContentPath, findContent, isWithin, pathFromHere } from './content-path.ts'
import { type JsonObject, writeJson } from './json.ts'
import { openStrings } from './strings.ts'
import { LABELS } from './words.ts'

/** The places in a content folder whose findings are wanted. */
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

/** The findings of the wanted places, each file as a path from where the reader is, in the tips as well. */
async function findings(wanted: Wanted): Promise<Finding[]> {
  const { readLibrary } = await import('@rulestone/text')
  const found: Finding[] = []
  for (const [root, paths] of wanted) {
    const library = await readLibrary(root)
    for (const finding of library.findings) {
      if (!paths.some((path) => isWithin(finding.file, path))) continue
      const file = pathFromHere(root, finding.file)
      const { file: named, ...values } = finding.values
      found.push({ ...finding, file, values: named === undefined ? values : { ...values, file } })
    }
  }
  return found
}

/**
 * Findings as lines, with a count below them.
 *
 * @param t the strings about findings; without them, should they be what is broken, lines hold codes and values
 */
export async function reportFindings(found: readonly Finding[], t: Translate | undefined): Promise<string[]> {
  const { formatFinding } = await import('@rulestone/text')
  const { errors, warnings } = count(found)
  const lines = found.map((finding) => formatFinding(finding, t))
  if (!t) return [...lines, LABELS.findings(errors, warnings)]
  if (found.length === 0) return [t('summary.clean')]
  const counts = [t('summary.errors', { count: errors }), t('summary.warnings', { count: warnings })]
  return [...lines, counts.join(t('separator'))]
}

/** `rulestone check [PATH ...]`: checks content. */
export const check: Command = {
  async run(args, { out }) {
    const {
      positionals,
      values: { lang },
      flags,
    } = readArguments(args, { json: 'flag', lang: 'value' })
    const { open, has } = await openStrings(lang)
    const t = has('findings') ? open('findings') : undefined
    const places = await Promise.all((positionals.length > 0 ? positionals : [contentFolder]).map(findContent))
    const found = await findings(byRoot(places))
    const lines = await reportFindings(found, t)
    const { errors, warnings } = count(found)
    if (flags.has('json')) {
      const rows = found.map((finding, index): JsonObject => ({ ...finding, text: lines[index] ?? '' }))
      out(writeJson({ findings: rows, errors, warnings }))
    } else out(lines.join('\n'))
    return errors > 0 ? 1 : 0
  },
}
