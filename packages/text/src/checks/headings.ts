import { START, startOf } from '../findings/index.ts'
import { SOURCE_LOCALE } from '../language/index.ts'
import { ID_PATTERN } from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** The depths of headings in an entry; the title of the page has depth 1. */
const DEPTHS: readonly number[] = [2, 3]

/** The form of generated keys of blocks, which ids of headings must not have. */
const BLOCK_KEY = /^(?:p|list|table|quote|calculator|code|break|html|heading)-\d+$/

/** Headings have explicit ids, and translations have the headings of the English in the same order. */
export const headings: Check = defineCheck({
  id: 'headings',
  severity: 'error',
  byRule: true,
  description: 'explicit ids, the same in every language',
  examples: {
    good: [{ en: '## A {#a}\n\n### B {#b}', th: '## ก {#a}\n\n### ข {#b}' }],
    bad: [
      { en: '## Half Cover', code: 'missing-id', at: '12:1' },
      { en: '## Half {#half} Cover', code: 'missing-id' },
      { zh: '## 半身掩护 {#半身}', code: 'wrong-id' },
      { en: '## Half Cover {#}', code: 'wrong-id' },
      { en: '## Half Cover {#p-1}', code: 'reserved-id' },
      { en: '# Half Cover {#half-cover}', code: 'wrong-depth' },
      { en: '#### Half Cover {#half-cover}', code: 'wrong-depth' },
      {
        en: '## A {#a}',
        zh: '## 乙 {#b}',
        code: 'differs',
        at: '8:1',
        values: { got: '## {#b}', expected: '## {#a}' },
      },
      { en: '## A {#a}\n\n## B {#b}', zh: '## 乙 {#b}\n\n## 甲 {#a}', code: 'differs', at: '8:1' },
      { en: '## A {#a}', zh: '## 甲 {#a}\n\n## 乙 {#b}', code: 'differs', at: '10:1' },
      { en: '## A {#a}', zh: '### 甲 {#a}', code: 'differs' },
      { en: '## A {#a}\n\n## B {#b}', zh: '## 甲 {#a}', code: 'missing', at: '1:1' },
    ],
  },
  codes: ['missing-id', 'wrong-id', 'reserved-id', 'wrong-depth', 'differs', 'missing'],
  *check({ entries, groups }) {
    for (const { file, id: entry, locale, headings } of entries) {
      for (const { id, depth, text, node } of headings) {
        const at = { file, ...startOf(node) }
        if (id === undefined) yield { ...at, code: 'missing-id', values: { got: text } }
        else if (!ID_PATTERN.test(id)) yield { ...at, code: 'wrong-id', values: { got: id } }
        else if (BLOCK_KEY.test(id)) yield { ...at, code: 'reserved-id', values: { got: id } }
        if (!DEPTHS.includes(depth)) {
          yield { ...at, code: 'wrong-depth', values: { got: '#'.repeat(depth), expected: ['##', '###'] } }
        }
      }
      const english = groups.get(entry)?.[SOURCE_LOCALE]?.headings
      if (locale === SOURCE_LOCALE || !english) continue
      const show = ({ depth, id = '' }: { depth: number; id?: string | undefined }): string =>
        `${'#'.repeat(depth)} {#${id}}`
      const [ours, theirs] = [headings.map(show), english.map(show)]
      const index = theirs.findIndex((heading, i) => heading !== ours[i])
      const extra = headings[theirs.length]
      const heading = index === -1 ? extra : headings[index]
      const expected = theirs[index]
      if (heading) {
        const values = { got: show(heading), expected: expected ?? '–' }
        yield { file, ...startOf(heading.node), code: 'differs', values }
      } else if (expected !== undefined) {
        yield { file, ...START, code: 'missing', values: { expected } }
      }
    }
  },
})
