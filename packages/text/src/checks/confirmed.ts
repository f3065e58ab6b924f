import { CONFIRMED_FILE_CODES } from '../corpus/index.ts'
import { contentHash } from '../markdown/index.ts'
import { confirmedRule, RECORD } from './confirmed-example.ts'
import { type Check, defineCheck } from './framework/check.ts'

const ZH = 'rules/combat/rule.zh.md'
const RECORDS = 'confirmed/zh.json'

/** The record of what translations were confirmed against holds what their front matter says, and nothing else. */
export const confirmed: Check = defineCheck({
  id: 'confirmed',
  severity: 'error',
  description: 'the record of what translations were confirmed against (`confirmed/`) agrees with their front matter',
  codes: [...CONFIRMED_FILE_CODES, 'unknown-entry', 'disagree', 'unrecorded'],
  examples: {
    good: [{ en: 'Words.', files: { [ZH]: confirmedRule('c6c6de20356d'), [RECORDS]: RECORD } }],
    bad: [
      { en: 'Words.', zh: '字。', files: { [RECORDS]: '{' }, code: 'json' },
      { en: 'Words.', zh: '字。', files: { [RECORDS]: '{ "rule": "c6c6de20356d" }' }, code: 'not-a-record' },
      {
        en: 'Words.',
        files: { [ZH]: confirmedRule('c6c6de20356d'), [RECORDS]: RECORD.replaceAll('\n', '') },
        code: 'rewritten',
      },
      { en: 'Words.', files: { [RECORDS]: RECORD }, code: 'unknown-entry' },
      { en: 'Words.', zh: '字。', files: { [RECORDS]: RECORD }, code: 'disagree' },
      { en: 'Words.', files: { [ZH]: confirmedRule('c6c6de20356d') }, code: 'unrecorded' },
    ],
  },
  *check({ confirmedFiles, confirmed: byLocale, groups, entries }) {
    for (const { file, locale, records, problems, at } of confirmedFiles) {
      yield* problems
      for (const [id, { of, segments }] of records) {
        if (!groups.get(id)?.[locale]) yield { file, ...at(id), code: 'unknown-entry', values: { got: id, locale } }
        const expected = contentHash(segments.map((hash) => ({ hash })))
        if (of !== expected) yield { file, ...at(id), code: 'not-a-record', values: { got: id } }
      }
    }
    for (const { file, id, locale, yaml, frontMatter } of entries) {
      if (frontMatter?.sort !== 'translated') continue
      const of = frontMatter.translation?.of
      const record = byLocale.get(locale)?.records.get(id)
      if (of === record?.of) continue
      const place = of === undefined ? yaml.at([]) : yaml.at(['translation', 'of'])
      const values = { file, got: of ?? '', expected: record?.of ?? '' }
      yield { file, ...place, code: record ? 'disagree' : 'unrecorded', values }
    }
  },
})
