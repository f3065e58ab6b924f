import type { Corpus } from '../corpus/index.ts'
import type { Problem } from '../findings/index.ts'
import { nearest } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { isInSegment } from './framework/excuse.ts'

type Code = 'unknown-check' | 'not-excusable' | 'unknown-unit' | 'unneeded'

const entry = (allow: string): string =>
  `---\nid: rule\ntitle: 规则\nsummary: 一句话。\nallow: [${allow}]\n---\n\n他研究研究研究。`

/**
 * Exceptions name a check that allows them and a segment, and are needed: an unneeded one would hide the next fault.
 *
 * @param checks - all other checks
 */
export const allowancesOf = (checks: readonly Check[]): Check =>
  defineCheck<Code>({
    id: 'allowances',
    severity: 'error',
    description: 'exceptions in front matter (`allow`) name a check and a segment, and are needed',
    codes: ['unknown-check', 'not-excusable', 'unknown-unit', 'unneeded'],
    examples: {
      good: [
        {
          files: {
            'rules/a/rule.zh.md': entry('{ check: doubled-words, unit: p-1, reason: 重叠 }').replace(
              '研究研究研究',
              '目标目标',
            ),
          },
        },
      ],
      bad: [
        {
          files: { 'rules/a/rule.zh.md': entry('{ check: double-words, unit: p-1, reason: 重叠 }') },
          code: 'unknown-check',
        },
        { files: { 'rules/a/rule.zh.md': entry('{ check: markup, unit: p-1, reason: 重叠 }') }, code: 'not-excusable' },
        {
          files: { 'rules/a/rule.zh.md': entry('{ check: doubled-words, unit: p-9, reason: 重叠 }') },
          code: 'unknown-unit',
        },
        { files: { 'rules/a/rule.zh.md': entry('{ check: brackets, unit: p-1, reason: 重叠 }') }, code: 'unneeded' },
      ],
    },
    *check(corpus: Corpus): Iterable<Problem<Code>> {
      const byId = new Map(checks.map((check) => [check.id, check]))
      const raised = new Map<string, readonly Problem[]>()
      const problemsOf = (check: Check): readonly Problem[] => {
        const problems = raised.get(check.id) ?? [...check.check(corpus)]
        raised.set(check.id, problems)
        return problems
      }
      for (const source of corpus.entries) {
        const { file, segments, yaml, frontMatter } = source
        for (const [index, { check: id, unit: key }] of (frontMatter?.allow ?? []).entries()) {
          const at = { file, ...yaml.at(['allow', index]) }
          const check = byId.get(id)
          const segment = segments.find((one) => one.key === key)
          if (!check) yield { ...at, code: 'unknown-check', values: { got: id, expected: nearest(id, byId.keys()) } }
          else if (!check.excusable) yield { ...at, code: 'not-excusable', values: { got: id } }
          else if (!segment) {
            const expected = nearest(
              key,
              segments.map((one) => one.key),
            )
            yield { ...at, code: 'unknown-unit', values: { got: key, expected } }
          } else if (check.canLook?.(corpus) !== false && corpus.unread.length === 0) {
            const isNeeded = problemsOf(check).some(
              (problem) => problem.file === file && isInSegment(source, segment, problem),
            )
            if (!isNeeded) yield { ...at, code: 'unneeded', values: { got: id, key } }
          }
        }
      }
    },
  })
