import type { Finding } from '../../../src/findings/finding.ts'
import { LOCALES } from '../../../src/language/locale.ts'
import { describeFault, type Fault, type Kind } from './fault.ts'
import type { Judge } from './judge.ts'
import { harmless } from './kinds/harmless.ts'
import { FAULT_KINDS } from './kinds.ts'
import { isChange } from './material.ts'
import { seeded } from './random.ts'

/** How faults are sampled; the same seed gives the same sample. */
export interface Sampling {
  readonly seed: string
  readonly maxPerKind: number
  /** the most faults, spread over the kinds; by default all */
  readonly max?: number
  /** whether checks run only near the faulty file, which is faster but misses some faults */
  readonly isQuick?: boolean
}

/** The outcome of one fault. */
export interface Outcome {
  readonly kind: Kind
  /** its position and change */
  readonly place: string
  readonly isCaught: boolean
  /** the checks that reported it */
  readonly checks: readonly string[]
}

/** The outcomes of many faults. */
export interface Measured {
  readonly outcomes: readonly Outcome[]
  /** findings in the clean content */
  readonly alarms: number
  /** harmless edits, and those of them that were reported */
  readonly harmless: number
  readonly falseAlarms: readonly { readonly id: string; readonly place: string; readonly checks: readonly string[] }[]
}

type Sampled<K> = readonly { readonly kind: K; readonly fault: Fault }[]

function sample<K extends Pick<Kind, 'id' | 'faults'>>(
  { material }: Judge,
  kinds: readonly K[],
  { seed, maxPerKind, max = Number.POSITIVE_INFINITY }: Sampling,
): Sampled<K> {
  const all = kinds.flatMap((kind) => {
    const random = seeded(`${seed} ${kind.id}`)
    const faults = [...kind.faults(material, random)].filter((fault) => isChange(fault, material))
    return random.sample(faults, maxPerKind).map((fault) => ({ kind, fault }))
  })
  return all.length <= max ? all : seeded(seed).sample(all, max)
}

/** The translations of the entry that an English file belongs to. */
const translationsOf = (file: string): readonly string[] =>
  LOCALES.filter((locale) => locale !== 'en').map((locale) => file.replace(/\.en\.md$/, `.${locale}.md`))

const checksOf = (found: readonly Finding[]): string[] => [...new Set(found.map(({ check }) => check))].sort()

/** The findings caused by a fault: near it, or anywhere if there are none near it. */
function findingsOf(judge: Judge, fault: Fault, { isQuick = false }: Sampling): readonly Finding[] {
  const near = judge.findingsNear(fault)
  return near.length > 0 || isQuick ? near : judge.findings(fault)
}

/** Applies a fault and tests whether the checks find it, in every translation if required. */
function judgeFault(judge: Judge, kind: Kind, fault: Fault, sampling: Sampling): Outcome {
  const found = findingsOf(judge, fault, sampling)
  const places = new Set(found.map(({ file }) => file))
  const isCaught = kind.inEveryTranslation
    ? translationsOf(fault.file).every((file) => places.has(file))
    : found.length > 0
  return { kind, place: describeFault(fault, judge.material), isCaught, checks: checksOf(found) }
}

/** Applies faults to the real content, one at a time, and harmless edits as well. */
export function measure(judge: Judge, sampling: Sampling): Measured {
  const faults = sample(judge, FAULT_KINDS, sampling)
  const edits = sample(judge, harmless, sampling)
  return {
    outcomes: faults.map(({ kind, fault }) => judgeFault(judge, kind, fault, sampling)),
    alarms: judge.alarms.length,
    harmless: edits.length,
    falseAlarms: edits.flatMap(({ kind, fault }) => {
      const checks = checksOf(sampling.isQuick ? judge.findingsNear(fault) : judge.findings(fault))
      return checks.length === 0 ? [] : [{ id: kind.id, place: describeFault(fault, judge.material), checks }]
    }),
  }
}
