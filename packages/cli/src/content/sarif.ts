import type { Check, Finding, Translate } from '@rulestone/text'
import type { Log, ReportingDescriptor, Result } from 'sarif'

/** The input of a report. */
export interface SarifParts {
  readonly findings: readonly Finding[]
  readonly checks: readonly Check[]
  readonly version: string
  /** the strings about findings; without them results have codes and values */
  readonly t: Translate | undefined
  readonly describe: (finding: Finding, t: Translate) => { readonly message: string; readonly tip: string }
}

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/** A path as a relative URL. */
const uriOf = (file: string): string => file.split('/').map(encodeURIComponent).join('/')

const ruleOf = ({ id, severity, description }: Check): ReportingDescriptor => ({
  id,
  shortDescription: { text: description.replaceAll('`', ''), markdown: description },
  defaultConfiguration: { level: severity },
})

function resultOf(finding: Finding, index: number, { t, describe }: SarifParts): Result {
  const { file, line, column, check, severity, code, values, fix } = finding
  const { message, tip } = t ? describe(finding, t) : { message: `${code} ${JSON.stringify(values)}`, tip: '' }
  const artifactLocation = { uri: uriOf(file) }
  const text = [message, tip.charAt(0).toUpperCase() + tip.slice(1)].filter((part) => part !== '').join('\n')
  return {
    ruleId: check,
    ruleIndex: index,
    level: severity,
    message: { text },
    locations: [{ physicalLocation: { artifactLocation, region: { startLine: line, startColumn: column } } }],
    ...(fix && {
      fixes: [
        {
          description: { text: tip === '' ? message : tip },
          artifactChanges: [
            {
              artifactLocation,
              replacements: [
                {
                  deletedRegion: { charOffset: fix.start, charLength: fix.end - fix.start },
                  insertedContent: { text: fix.text },
                },
              ],
            },
          ],
        },
      ],
    }),
  }
}

/** Findings as a report in SARIF 2.1.0, which code hosts show next to the lines of a change. */
export function sarifLog(parts: SarifParts): Log {
  const { findings, checks, version } = parts
  const indexes = new Map(checks.map(({ id }, index) => [id, index]))
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'rulestone', semanticVersion: version, rules: checks.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, indexes.get(finding.check) ?? -1, parts)),
      },
    ],
  }
}
