import { allSegmentPairs, surplus } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { SIBLINGS } from './term-forms/siblings.ts'
import { englishWordIndex, formsInSegment, termIndexes } from './term-forms/term-indexes.ts'

const familyOf = new Map(SIBLINGS.flatMap((family) => family.map((id) => [id, family] as const)))

const TERMS =
  'advantage: { en: { name: Advantage }, zh: { name: 优势 }, th: { name: ได้เปรียบ } }\ndisadvantage: { en: { name: Disadvantage }, zh: { name: 劣势 }, th: { name: เสียเปรียบ } }'

/** Terms of a set (abilities, conditions, Advantage and Disadvantage) are those of the English, in the same order. */
export const swappedTerms: Check = defineCheck({
  id: 'swapped-terms',
  severity: 'error',
  byRule: true,
  description: 'no ability, condition, damage type, … swapped for another one',
  excusable: true,
  codes: ['swapped', 'order'],
  examples: {
    good: [
      {
        en: 'With Advantage 91%, with Disadvantage 49%.',
        zh: '有优势91%，有劣势49%。',
        files: { 'terms/a.yml': TERMS },
      },
      {
        en: 'Take the Help action, not an attack.',
        zh: '不要攻击，去帮忙。',
        files: {
          'terms/a.yml':
            'help: { ordinary: true, en: { name: Help }, zh: { name: 协助 } }\nattack: { ordinary: true, en: { name: Attack }, zh: { name: 攻击 } }',
        },
      },
      { en: 'Advantage helps; Advantage counts once.', zh: '优势有用，只算一次。', files: { 'terms/a.yml': TERMS } },
    ],
    bad: [
      { en: 'You have Advantage.', zh: '你有劣势。', files: { 'terms/a.yml': TERMS }, code: 'swapped' },
      {
        en: 'With Advantage 91%, with Disadvantage 49%.',
        th: 'เสียเปรียบ 91% ได้เปรียบ 49%',
        files: { 'terms/a.yml': TERMS },
        code: 'order',
      },
    ],
  },
  *check(corpus) {
    const indexes = termIndexes(corpus)
    const words = englishWordIndex(corpus)
    const nameOf = (id: string, locale: 'zh' | 'th'): string => corpus.terms.get(id)?.forms[locale]?.name ?? id
    for (const { english, translated, source, target } of allSegmentPairs(corpus)) {
      const { file, locale } = translated
      if (locale === 'en') continue
      const theirs = formsInSegment(indexes.en, english, source).map(({ id }) => id)
      const families = new Set(theirs.flatMap((id) => familyOf.get(id) ?? []).map((id) => familyOf.get(id) ?? []))
      if (families.size === 0) continue
      const ours = formsInSegment(indexes[locale], translated, target).map(({ id }) => id)
      const mentioned = formsInSegment(words, english, source).map(({ id }) => id)
      for (const family of families) {
        const [wanted = [], found = []] = [theirs, ours].map((ids) => ids.filter((id) => family.includes(id)))
        const [missing, extra] = [surplus(wanted, found), surplus(found, [...wanted, ...surplus(mentioned, wanted)])]
        const isSwapped = missing.length > 0 && extra.length > 0
        const isInOrder = missing.length > 0 || found.length > wanted.length || wanted.join() === found.join()
        if (!isSwapped && isInOrder) continue
        const name = (id: string): string => nameOf(id, locale)
        const values = isSwapped
          ? { key: source.key, got: extra.map(name), expected: missing.map(name) }
          : { key: source.key, got: found.map(name), expected: wanted.map(name) }
        const { line, column } = target
        yield { file, line, column, code: isSwapped ? ('swapped' as const) : ('order' as const), values }
      }
    }
  },
})
