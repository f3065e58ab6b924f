import type { Finding, Workbench } from '@rulestone/text'

/** A finding with the block of the entry that it is in. */
export interface PlacedFinding {
  readonly finding: Finding
  /** the key of the block; absent where the finding is about the front matter or the whole file */
  readonly block?: string
}

/** What is wrong with one file. */
export interface FileFindings {
  readonly file: string
  readonly findings: readonly PlacedFinding[]
}

/** The findings of every entry, by file, each with the block that it is in. */
export function placedFindings({ library, context }: Workbench): [id: string, item: FileFindings][] {
  const byFile = new Map<string, Finding[]>()
  for (const finding of library.findings) byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding])
  return context.entries.flatMap(({ file, units }): [string, FileFindings][] => {
    const findings = byFile.get(file)
    if (!findings) return []
    const placed = findings.map((finding): PlacedFinding => {
      const block = units.findLast(({ line }) => line <= finding.line)?.block
      return { finding, ...(block !== undefined && { block }) }
    })
    return [[file, { file, findings: placed }]]
  })
}
