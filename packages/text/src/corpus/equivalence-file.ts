import { z } from 'zod'
import type { Problem } from '../findings/index.ts'
import type { ConfirmedRecords } from './confirmed-file.ts'
import { entryIdSchema, wordsSchema } from './ids.ts'
import { checkSchema, type SchemaProblem } from './schema-problems.ts'
import { readYaml, type YamlDocument } from './yaml-document.ts'
import { YAML_CODES } from './yaml-problem.ts'

/** An edit of the English that changes no translation. */
export interface Equivalence {
  /** the entry */
  readonly entry: string
  /** the hash of the segment before the edit */
  readonly old: string
  /** the hash of the segment after it */
  readonly new: string
  /** why no translation needs to change */
  readonly reason: string
}

/** The file `equal.yml`. */
export interface EquivalenceFile {
  readonly file: string
  readonly document: YamlDocument
  readonly items: readonly Equivalence[]
  readonly problems: readonly EquivalenceProblem[]
}

/** The path of the file of equivalences. */
export const EQUIVALENCE_FILE = 'equal.yml'

/** The codes of the problems of the file. */
export const EQUIVALENCE_FILE_CODES = [
  ...YAML_CODES,
  'missing-key',
  'unknown-key',
  'wrong-type',
  'wrong-format',
  'too-short',
] as const

/** A problem of the file. */
type EquivalenceProblem = Problem<(typeof EQUIVALENCE_FILE_CODES)[number]>

/** Whether a problem can come from this schema, which has no enumeration and no maximum length. */
const isOurs = (problem: SchemaProblem): problem is SchemaProblem & EquivalenceProblem =>
  EQUIVALENCE_FILE_CODES.some((code) => code === problem.code)

const hashSchema = z.string().regex(/^[0-9a-f]{8}$/)

const schema: z.ZodType<readonly Equivalence[]> = z.array(
  z.strictObject({ entry: entryIdSchema, old: hashSchema, new: hashSchema, reason: wordsSchema }),
)

/** Reads the file. If any part of it is invalid, nothing of it counts. */
export function readEquivalences(file: string, text: string): EquivalenceFile {
  const document = readYaml(file, text)
  if (document.problems.length > 0) return { file, document, items: [], problems: document.problems }
  const checked = checkSchema({ file, document }, document.value ?? [], schema)
  return 'value' in checked
    ? { file, document, items: checked.value, problems: [] }
    : { file, document, items: [], problems: checked.problems.filter(isOurs) }
}

/** The first line of the file. */
const HEAD = '# English edits that leave translations as they are. Written by: rulestone equate\n'

/**
 * Writes equivalences as YAML.
 *
 * @example
 * writeEquivalences([{ entry: 'cover', old: '2c532b19', new: '12345678', reason: 'typo' }]).split('\n')[1]
 * // => "- { entry: cover, old: '2c532b19', new: '12345678', reason: \"typo\" }"
 */
export const writeEquivalences = (items: readonly Equivalence[]): string =>
  [
    HEAD,
    ...items.map(({ entry, old, new: now, reason }) => {
      return `- { entry: ${entry}, old: '${old}', new: '${now}', reason: ${JSON.stringify(reason)} }\n`
    }),
  ].join('')

/** Maps hashes of equivalent segments to the same text. */
export type SameHash = (hash: string) => string

/**
 * Finds which hashes of an entry are equivalent, over any number of edits.
 *
 * @param items - the equivalences of this entry
 */
export function sameHash(items: readonly Equivalence[]): SameHash {
  const next = new Map<string, string>()
  const rootOf = (hash: string): string => {
    let at = hash
    for (let up = next.get(at); up !== undefined; up = next.get(at)) at = up
    return at
  }
  for (const item of items) {
    const [from, to] = [rootOf(item.old), rootOf(item.new)]
    if (from !== to) next.set(from, to)
  }
  return rootOf
}

/** All hashes that equivalences reach from some hashes, including those. */
function reach(from: Iterable<string>, steps: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(from)
  for (const hash of reached) for (const next of steps.get(hash) ?? []) reached.add(next)
  return reached
}

function stepsOf(items: readonly Equivalence[], from: 'old' | 'new', to: 'old' | 'new'): Map<string, string[]> {
  const steps = new Map<string, string[]>()
  for (const item of items) steps.set(item[from], [...(steps.get(item[from]) ?? []), item[to]])
  return steps
}

/**
 * The equivalences that lead from a segment that a translation was confirmed against to a segment of the current English.
 *
 * @param records - what translations were confirmed against, by language
 * @param segmentsNow - the segments of the current English of an entry
 */
export function neededEquivalences(
  items: readonly Equivalence[],
  records: readonly ConfirmedRecords[],
  segmentsNow: (entry: string) => readonly { readonly hash: string }[],
): Equivalence[] {
  const entries = [...new Set(items.map(({ entry }) => entry))]
  return entries.flatMap((entry) => {
    const own = items.filter((item) => item.entry === entry)
    const confirmed = records.flatMap((byId) => byId.get(entry)?.segments ?? [])
    const now = segmentsNow(entry).map(({ hash }) => hash)
    const forward = reach(confirmed, stepsOf(own, 'old', 'new'))
    const backward = reach(now, stepsOf(own, 'new', 'old'))
    return own.filter((item) => forward.has(item.old) && backward.has(item.new))
  })
}
