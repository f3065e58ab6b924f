import { FRONT_MATTER_CODES } from '../read/source-entry.ts'
import { type Check, defineCheck } from './check.ts'

/** Markup in a sentence that is shown where no markup is read. */
const MARKUP = /\]\(|\*\*|`|:(?:dice|value|table|calculator)[[{]/

/** Front matter fits its schema, its id is the file's name, and the summary is plain text. */
export const frontMatter: Check = defineCheck({
  id: 'front-matter',
  severity: 'error',
  byRule: true,
  description: 'the schema, the id of the file, a summary of plain text',
  examples: {
    good: [{ en: 'Words.', zh: '字。', th: 'คำ' }],
    bad: [
      { files: { 'rules/a/rule.zh.md': '字。' }, code: 'no-front-matter' },
      { files: { 'rules/a/rule.zh.md': '---\nid: cloak\ntitle: 题\nsummary: 一句话。\n---\n' }, code: 'id-differs' },
      { files: { 'rules/a/rule.zh.md': '---\nid: rule\ntitle: 题\n---\n' }, code: 'missing-key' },
      {
        files: { 'rules/a/rule.zh.md': '---\nid: rule\ntitle: 题\nsummary: 见[题](rule:a)。\n---\n' },
        code: 'summary-markup',
      },
    ],
  },
  codes: [...FRONT_MATTER_CODES, 'id-differs', 'summary-markup'],
  *check({ entries }) {
    for (const { file, id, yaml, frontMatter, problems } of entries) {
      yield* problems
      if (!frontMatter) continue
      if (frontMatter.id !== id) {
        yield { file, ...yaml.at(['id']), code: 'id-differs', values: { got: frontMatter.id, expected: id } }
      }
      const markup = MARKUP.exec(frontMatter.summary)
      if (markup) yield { file, ...yaml.at(['summary']), code: 'summary-markup', values: { got: markup[0] } }
    }
  },
})
