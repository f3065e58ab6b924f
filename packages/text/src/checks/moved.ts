import type { Link } from 'mdast'
import { MOVED_FILE_CODES, type SourceEntry } from '../corpus/index.ts'
import { startOf } from '../findings/index.ts'
import { nearest } from '../language/index.ts'
import { isWritten, RULE_SCHEME, ruleOf } from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

const linksOf = ({ blocks, text }: SourceEntry): Link[] =>
  blocks.flatMap(({ nodes }) => nodes.filter((node) => node.type === 'link')).filter((link) => isWritten(link, text))

/** The targets of renamed ids exist, and renamed ids are not reused and are in no link. */
export const moved: Check = defineCheck({
  id: 'moved',
  severity: 'error',
  description: 'renamed ids (`moved.yml`) redirect to existing ids, are not reused, and are in no link',
  codes: [...MOVED_FILE_CODES, 'unknown-target', 'reused', 'link'],
  examples: {
    good: [{ en: '[Rule](rule:rule)', files: { 'moved.yml': 'old-rule: rule' } }],
    bad: [
      { en: 'Words.', files: { 'moved.yml': 'old-rule: [rule' }, code: 'yaml-bracket' },
      { en: 'Words.', files: { 'moved.yml': 'old-rule: *rule' }, code: 'yaml-alias' },
      { en: 'Words.', files: { 'moved.yml': 'Old: rule' }, code: 'wrong-type' },
      { en: 'Words.', files: { 'moved.yml': 'old-rule: other' }, code: 'unknown-target' },
      { en: '## A {#half}', files: { 'moved.yml': 'half: rule' }, code: 'reused' },
      {
        en: '[Rule](rule:old-rule)',
        files: { 'moved.yml': 'old-rule: rule' },
        code: 'link',
        fixed: { en: '[Rule](rule:rule)', files: { 'moved.yml': 'old-rule: rule' } },
      },
    ],
  },
  *check({ movedFiles, entries, targets }) {
    const now = new Map<string, string>()
    for (const { file, document, ids, problems } of movedFiles) {
      yield* problems
      for (const [old, id] of ids) {
        now.set(old, id)
        if (!targets.has(id)) {
          yield {
            file,
            ...document.at([old]),
            code: 'unknown-target',
            values: { got: id, expected: nearest(id, targets.keys()) },
          }
        }
        if (targets.has(old)) yield { file, ...document.keyAt([old]), code: 'reused', values: { got: old } }
      }
    }
    if (now.size === 0) return
    for (const entry of entries) {
      for (const link of linksOf(entry)) {
        const old = ruleOf(link) ?? ''
        const id = now.get(old)
        if (id === undefined || targets.has(old)) continue
        const end = link.position?.end.offset ?? 0
        const start = entry.text.lastIndexOf(`${RULE_SCHEME}${old}`, end)
        const fix = { start, end: start + RULE_SCHEME.length + old.length, text: `${RULE_SCHEME}${id}` }
        yield { file: entry.file, ...startOf(link), code: 'link', values: { got: old, expected: id }, fix }
      }
    }
  },
})
