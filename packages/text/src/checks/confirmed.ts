import { CONFIRMED_FILE_CODES } from '../corpus/index.ts'
import { contentHash } from '../markdown/index.ts'
import { confirmedRule, RECORD } from './confirmed-example.ts'
import { type Check, defineCheck, type Example } from './framework/check.ts'

const ZH = 'rules/combat/rule.zh.md'
const RECORDS = 'confirmed/zh.json'

const HASH = 'c6c6de20356d'
const folder = (record: string | undefined, chinese = confirmedRule(HASH)): Example => ({
  en: 'Words.',
  files: { [ZH]: chinese, ...(record !== undefined && { [RECORDS]: record }) },
})
const UNCONFIRMED = confirmedRule(HASH).replace(/translation.*\n/, '')

/** The confirmations in `confirmed/` agree with the front matter of translations. */
export const confirmed: Check = defineCheck({
  id: 'confirmed',
  severity: 'error',
  description: 'the confirmations in `confirmed/` agree with the front matter of translations',
  codes: [...CONFIRMED_FILE_CODES, 'unknown-entry', 'disagree', 'unrecorded'],
  examples: {
    good: [
      folder(RECORD),
      folder(RECORD.replaceAll('\n', '\r\n')),
      folder(undefined, UNCONFIRMED),
      folder('{}\n', UNCONFIRMED),
    ],
    bad: [
      {
        ...folder(RECORD, confirmedRule("'0123456789ab'")),
        code: 'disagree',
        at: '6:20',
        values: { file: ZH, got: '0123456789ab', expected: HASH },
      },
      { ...folder(RECORD, UNCONFIRMED), code: 'disagree', at: '2:1' },
      { ...folder('{}\n'), code: 'unrecorded', at: '6:20' },
      { ...folder(undefined), code: 'unrecorded', at: '6:20' },
      {
        ...folder(RECORD.replace('\n}', `,\n${RECORD.split('\n')[1]?.replace('rule', 'wall')}\n}`)),
        code: 'unknown-entry',
        at: '3:3',
      },
      { ...folder('{'), code: ['json', 'unrecorded'], at: ['1:1', '6:20'] },
      { ...folder('[]'), code: ['not-a-record', 'unrecorded'], at: ['1:1', '6:20'] },
      { ...folder('{ "rule": 1 }'), code: ['not-a-record', 'unrecorded'], at: ['1:3', '6:20'] },
      { ...folder('{ "__proto__": {} }'), code: ['not-a-record', 'unrecorded'], at: ['1:1', '6:20'] },
      { ...folder(RECORD.replace('0554e6c0', 'A')), code: ['not-a-record', 'unrecorded'], at: ['2:3', '6:20'] },
      {
        ...folder(RECORD.replace('"of"', '"by": "me", "of"')),
        code: ['not-a-record', 'unrecorded'],
        at: ['2:3', '6:20'],
      },
      // A segment is missing, so that the hash of the entry does not fit.
      { ...folder(RECORD.replace(', "a4f68182"', '')), code: 'not-a-record', at: '2:3' },
      { ...folder(RECORD.replace('\n}', `,\n${RECORD.split('\n')[1]}\n}`)), code: 'rewritten', at: '1:1' },
      { ...folder(JSON.stringify(JSON.parse(RECORD))), code: 'rewritten', at: '1:1' },
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
