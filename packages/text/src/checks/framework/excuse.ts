import type { Corpus, SourceEntry } from '../../corpus/index.ts'
import { type Finding, type Problem, placeAt } from '../../findings/index.ts'
import type { Unit } from '../../markdown/index.ts'

type Place = Pick<Problem, 'line' | 'column'>

const isBefore = (a: Place, b: Place): boolean => a.line < b.line || (a.line === b.line && a.column < b.column)

/** Whether a place lies in a unit: from where it begins in the file to its last sign. */
export function isInUnit({ text }: SourceEntry, unit: Unit, place: Place): boolean {
  return !isBefore(place, unit) && !isBefore(placeAt(text, unit.range.end), place)
}

/** Leaves out the findings that the front matter of their file allows, unit by unit. */
export function excuse(findings: readonly Finding[], { entries }: Corpus): Finding[] {
  const allowed = entries.flatMap((entry) =>
    (entry.frontMatter?.allow ?? []).flatMap(({ check, unit: key }) => {
      const unit = entry.units.find((one) => one.key === key)
      return unit ? [{ entry, unit, check }] : []
    }),
  )
  if (allowed.length === 0) return [...findings]
  return findings.filter(
    (finding) =>
      !allowed.some(
        ({ entry, unit, check }) =>
          finding.file === entry.file && finding.check === check && isInUnit(entry, unit, finding),
      ),
  )
}
