import type { Finding } from '../../../src/findings/finding.ts'
import { LOCALES } from '../../../src/language/locale.ts'
import { describeFault, type Fault, type Kind } from './fault.ts'
import type { Judge } from './judge.ts'
import { harmless } from './kinds/harmless.ts'
import { FAULT_KINDS } from './kinds.ts'
import { isChange } from './material.ts'
import { seeded } from './random.ts'

/** How faults are picked: the same for the same seed. */
export interface Sampling {
  readonly seed: string
  readonly mostOfAKind: number
  /** at most so many in all, spread over the kinds; all of them unless given */
  readonly most?: number
  /** whether checks look beside the faulty file only: quicker, and some faults are found elsewhere only */
  readonly isQuick?: boolean
}

/** What became of one fault. */
export interface Outcome {
  readonly kind: Kind
  /** where it happened, and what */
  readonly place: string
  readonly isCaught: boolean
  /** the checks that found something */
  readonly checks: readonly string[]
}

/** What became of many. */
export interface Measured {
  readonly outcomes: readonly Outcome[]
  /** findings in the clean content */
  readonly alarms: number
  /** edits that make nothing worse, and those of them about which something was said */
  readonly harmless: number
  readonly blamed: readonly { readonly id: string; readonly place: string; readonly checks: readonly string[] }[]
}

type Sampled<K> = readonly { readonly kind: K; readonly fault: Fault }[]

function sample<K extends Pick<Kind, 'id' | 'faults'>>(
  { material }: Judge,
  kinds: readonly K[],
  { seed, mostOfAKind, most = Number.POSITIVE_INFINITY }: Sampling,
): Sampled<K> {
  const all = kinds.flatMap((kind) => {
    const random = seeded(`${seed} ${kind.id}`)
    const faults = [...kind.faults(material, random)].filter((fault) => isChange(fault, material))
    return random.sample(faults, mostOfAKind).map((fault) => ({ kind, fault }))
  })
  return all.length <= most ? all : seeded(seed).sample(all, most)
}

/** The translations of the entry that an English file belongs to. */
const translationsOf = (file: string): readonly string[] =>
  LOCALES.filter((locale) => locale !== 'en').map((locale) => file.replace(/\.en\.md$/, `.${locale}.md`))

const checksOf = (found: readonly Finding[]): string[] => [...new Set(found.map(({ check }) => check))].sort()

/** What is found because of a fault: looked for beside it, and everywhere where nothing is found there. */
function findingsOf(judge: Judge, fault: Fault, { isQuick = false }: Sampling): readonly Finding[] {
  const near = judge.findingsNear(fault)
  return near.length > 0 || isQuick ? near : judge.findings(fault)
}

/** Lets a fault happen and looks whether the checks find something, in every translation where that is asked for. */
function judgeFault(judge: Judge, kind: Kind, fault: Fault, sampling: Sampling): Outcome {
  const found = findingsOf(judge, fault, sampling)
  const places = new Set(found.map(({ file }) => file))
  const isCaught = kind.inEveryTranslation
    ? translationsOf(fault.file).every((file) => places.has(file))
    : found.length > 0
  return { kind, place: describeFault(fault, judge.material), isCaught, checks: checksOf(found) }
}

/** Lets faults happen to the real content, one at a time, and harmless edits as well. */
export function measure(judge: Judge, sampling: Sampling): Measured {
  const faults = sample(judge, FAULT_KINDS, sampling)
  const edits = sample(judge, harmless, sampling)
  return {
    outcomes: faults.map(({ kind, fault }) => judgeFault(judge, kind, fault, sampling)),
    alarms: judge.alarms.length,
    harmless: edits.length,
    blamed: edits.flatMap(({ kind, fault }) => {
      const checks = checksOf(sampling.isQuick ? judge.findingsNear(fault) : judge.findings(fault))
      return checks.length === 0 ? [] : [{ id: kind.id, place: describeFault(fault, judge.material), checks }]
    }),
  }
}
