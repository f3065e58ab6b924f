import { FRONT_MATTER_CODES } from '../read/source-entry.ts'
import { type Check, defineCheck } from './check.ts'

/** Markup in a sentence that is shown where no markup is read. */
const MARKUP = /\]\(|\*\*|`|:(?:dice|value|table|calculator)[[{]/

/** Front matter fits its schema, its id is the file's name, and the summary is plain text. */
export const frontMatter: Check = defineCheck({
  id: 'front-matter',
  severity: 'error',
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
