import { FRONT_MATTER_CODES } from '../corpus/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** Markup in a sentence that is shown where no markup is read. */
const MARKUP = /\]\(|\*\*|`|:(?:dice|value|table|calculator)[[{]/

/** Sources that are no book, and have no pages. */
const WITHOUT_PAGES = /^(?:Free Rules \(2024\)|How to Play)(?:,|$)/

const SOURCE =
  "---\nid: rule\ntitle: Rule\nsummary: One sentence.\nkind: rule\nruleset: srd-5.2.1\nsource: [{ heading: 'Free Rules (2024), Skills' }, { heading: 'Rules Glossary, Skill' }]\n---\n"

/** Front matter fits its schema, its id is the file's name, and the summary is plain text. */
export const frontMatter: Check = defineCheck({
  id: 'front-matter',
  severity: 'error',
  byRule: true,
  description: 'the schema, the id of the file, the page of each source, a summary of plain text',
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
      { files: { 'rules/a/rule.en.md': SOURCE }, code: 'missing-key' },
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
      const sources = frontMatter.sort === 'source' ? frontMatter.source : []
      for (const [index, { heading, page }] of sources.entries()) {
        if (page !== undefined || WITHOUT_PAGES.test(heading)) continue
        yield { file, ...yaml.at(['source', index]), code: 'missing-key', values: { key: `source.${index}.page` } }
      }
      const markup = MARKUP.exec(frontMatter.summary)
      if (markup) yield { file, ...yaml.at(['summary']), code: 'summary-markup', values: { got: markup[0] } }
    }
  },
})
