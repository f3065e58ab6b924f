import { z } from 'zod'
import type { Problem } from '../findings/index.ts'
import type { ConfirmedRecords } from './confirmed-file.ts'
import { idSchema, wordsSchema } from './ids.ts'
import { checkSchema, type SchemaProblem } from './schema-problems.ts'
import { readYaml, YAML_CODES, type YamlDocument } from './yaml-document.ts'

/** An edit of the English that leaves every translation as right as it was. */
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

/** Where equivalences stand. */
export const EQUIVALENCE_FILE = 'equal.yml'

/** Objections that reading the file can raise. */
export const EQUIVALENCE_FILE_CODES = [
  ...YAML_CODES,
  'missing-key',
  'unknown-key',
  'wrong-type',
  'wrong-format',
  'too-short',
] as const

/** What is wrong with the file. */
type EquivalenceProblem = Problem<(typeof EQUIVALENCE_FILE_CODES)[number]>

/** Whether a problem is one that this schema can raise: it has no list of values and no longest text. */
const isOurs = (problem: SchemaProblem): problem is SchemaProblem & EquivalenceProblem =>
  EQUIVALENCE_FILE_CODES.some((code) => code === problem.code)

const hashSchema = z.string().regex(/^[0-9a-f]{8}$/)

const schema: z.ZodType<readonly Equivalence[]> = z.array(
  z.strictObject({ entry: idSchema, old: hashSchema, new: hashSchema, reason: wordsSchema }),
)

/** Reads the file; of one that is not right in every part, nothing counts. */
export function readEquivalences(file: string, text: string): EquivalenceFile {
  const document = readYaml(file, text)
  if (document.problems.length > 0) return { file, document, items: [], problems: document.problems }
  const checked = checkSchema({ file, document }, document.value ?? [], schema)
  return 'value' in checked
    ? { file, document, items: checked.value, problems: [] }
    : { file, document, items: [], problems: checked.problems.filter(isOurs) }
}

/** What stands above the items. */
const HEAD = '# English edits that leave translations as they are. Written by: rulestone equate\n'

/**
 * Equivalences as the text of their file.
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

/** Gives the same text for hashes that say the same. */
export type SameHash = (hash: string) => string

/**
 * Which hashes of an entry say the same, however many edits followed on each other.
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

/** The hashes that can be reached from some hashes over equivalences, themselves among them. */
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
 * The equivalences that lead from a segment some translation was confirmed against to a segment of the English of today.
 *
 * @param records - what translations were confirmed against, by language
 * @param segmentsNow - the segments of the English of an entry
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
