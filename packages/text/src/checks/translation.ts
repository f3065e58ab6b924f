import type { SourceEntry } from '../corpus/index.ts'
import type { Problem } from '../findings/index.ts'
import type { Segment } from '../markdown/index.ts'
import {
  type Pair,
  pairs,
  type SegmentChange,
  stalenessIn,
  type TranslatedSegment,
  translatedSegments,
} from '../translation/index.ts'
import { confirmedRule, RECORD } from './confirmed-example.ts'
import { type Check, defineCheck } from './framework/check.ts'

const CODES = ['unconfirmed', 'stale', 'changed', 'added', 'removed', 'draft'] as const

const ZH = 'rules/combat/rule.zh.md'
const RECORDS = 'confirmed/zh.json'
/** The hashes of the English “Words.” without and with a paragraph “More.” */
const [WORDS, WORDS_AND_MORE] = ['c6c6de20356d', 'b591493b1606']

type Code = (typeof CODES)[number]

/** Whether a segment exists that was never confirmed, because an import added it. */
const isDraft = ({ frontMatter }: SourceEntry, segment: Segment | undefined, key: string): boolean =>
  frontMatter?.sort === 'translated' && frontMatter.translation?.status === 'draft' && segment?.key === key

/** The problem for a change of the English, at the affected segment of the translation or at its record. */
function problem(change: SegmentChange, { english, translated }: Pair, segmentOf: TranslatedSegment): Problem<Code> {
  const { id, file, locale, yaml } = translated
  const segment = segmentOf(change)
  const { line, column } = segment ?? yaml.at(['translation', 'of'])
  const key = (change.change === 'removed' ? segment : english.segments[change.newIndex])?.key ?? id
  const code = change.change === 'added' && isDraft(translated, segment, key) ? 'draft' : change.change
  return { file, line, column, code, values: { key, id, language: locale, file } }
}

/** Translations are confirmed against the current English; each changed segment is reported. */
export const translation: Check = defineCheck({
  id: 'translation',
  severity: 'warning',
  byRule: true,
  description: 'confirmed against the current English; each changed segment is reported',
  codes: CODES,
  examples: {
    good: [
      { en: 'Words.', files: { [ZH]: confirmedRule(WORDS), [RECORDS]: RECORD } },
      { en: 'Words.', files: { [ZH]: confirmedRule("'0123456789ab'"), [RECORDS]: RECORD } },
    ],
    bad: [
      { en: 'Words.', zh: '字。', code: 'unconfirmed', at: '2:1', values: { expected: WORDS } },
      { en: 'Other words.', files: { [ZH]: confirmedRule(WORDS) }, code: 'stale', at: '6:20' },
      { en: 'Other words.', files: { [ZH]: confirmedRule(WORDS), [RECORDS]: RECORD }, code: 'changed' },
      { en: 'Words.\n\nMore.', files: { [ZH]: confirmedRule(WORDS), [RECORDS]: RECORD }, code: 'added' },
      {
        en: 'Words.',
        files: {
          [ZH]: confirmedRule(WORDS_AND_MORE, '字。\n\n又。'),
          [RECORDS]: RECORD.replace(WORDS, WORDS_AND_MORE).replace(']', ', "b9707b08"]'),
        },
        code: 'removed',
      },
      {
        en: 'Words.\n\nMore.',
        files: { [ZH]: confirmedRule(WORDS, '字。\n\n又。').replace('reviewed', 'draft'), [RECORDS]: RECORD },
        code: 'draft',
        at: '11:1',
      },
    ],
  },
  *check(corpus) {
    for (const pair of pairs(corpus)) {
      const { english, translated } = pair
      const { file, yaml, frontMatter, id, locale } = translated
      const staleness = stalenessIn(corpus).get(translated)
      const record = corpus.confirmed.get(locale)?.records.get(id)
      if (!staleness || frontMatter?.sort !== 'translated' || staleness.state === 'current') continue
      // The check `confirmed` reports a hash that is not the recorded one.
      const of = frontMatter.translation?.of
      if (of !== undefined && record && record.of !== of) continue
      const expected = english.hash
      if (staleness.state === 'unconfirmed') {
        yield { file, ...yaml.at([]), code: 'unconfirmed', values: { file, expected } }
      } else if (staleness.changes) {
        const segmentOf = translatedSegments(pair, record?.segments.length ?? 0)
        for (const change of staleness.changes) yield problem(change, pair, segmentOf)
      } else {
        const values = { file, got: of ?? '', expected }
        yield { file, ...yaml.at(['translation', 'of']), code: 'stale', values }
      }
    }
  },
})
