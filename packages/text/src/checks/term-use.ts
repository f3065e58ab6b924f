import { isRule, rightForms } from '../corpus/index.ts'
import { allSegmentPairs, type SegmentPair } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { readSegmentText } from './passages/segment-text.ts'
import { countForms } from './term-forms/form-index.ts'
import { formVariants } from './term-forms/forms.ts'
import { formsInSegment, homonymsOf, kindsOf, termIndexes } from './term-forms/term-indexes.ts'

/** Whether a segment is the title of a spell or a creature: “Resistance” is not the term there. */
const isProperName = ({ english, source }: SegmentPair): boolean => !isRule(english.id) && source.kind === 'title'

/**
 * A translation has an accepted form of every term that the English segment has. A form inside the form of a longer
 * term counts only if the translation has the longer term more often than the English.
 */
export const termUse: Check = defineCheck({
  id: 'term-use',
  severity: 'warning',
  needs: ['termFiles'],
  byRule: true,
  description: 'an accepted form of every term that the English segment has',
  excusable: true,
  codes: ['missing'],
  examples: {
    good: [
      {
        en: 'An attack roll with Advantage.',
        zh: '有优势的攻击检定。',
        files: {
          'terms/d20-tests.yml':
            'advantage: { en: { name: Advantage }, zh: { name: 优势 } }\nattack-roll: { en: { name: attack roll }, zh: { name: 攻击检定 } }',
        },
      },
      {
        en: 'Saving throws use the DC.',
        th: 'การทอยป้องกันใช้ DC',
        files: {
          'terms/d20-tests.yml':
            'saving-throw: { en: { name: saving throw }, th: { name: การทอยป้องกัน } }\ndifficulty-class: { en: { name: Difficulty Class, abbreviation: DC }, th: { name: ระดับความยาก } }',
        },
      },
      {
        en: 'Add the bonus.',
        zh: '加上熟练加值。',
        files: {
          'terms/d20-tests.yml':
            'bonus: { en: { name: bonus }, zh: { name: 加值 } }\nproficiency-bonus: { en: { name: Proficiency Bonus }, zh: { name: 熟练加值 } }',
        },
      },
      {
        en: 'Help your friends. They help you. Help them.',
        zh: '帮助朋友吧。',
        files: { 'terms/actions.yml': 'help: { ordinary: true, en: { name: Help }, zh: { name: 协助 } }' },
      },
      {
        en: 'Half the damage.',
        zh: '伤害减半。',
        files: {
          'terms/a.yml':
            'damage: { en: { name: damage }, zh: { name: 伤害 } }\nhalved: { en: { name: halved }, zh: { name: 伤害减半 } }',
        },
      },
      {
        en: 'You speak Giant.',
        zh: '你会说巨人语。',
        files: {
          'terms/languages.yml':
            'giant: { en: { name: Giant }, zh: { name: 巨人 } }\ngiant-language: { same-as: giant, en: { name: Giant }, zh: { name: 巨人语 } }',
        },
      },
    ],
    bad: [
      {
        en: 'Take the Help action.',
        zh: '执行帮忙动作。',
        files: { 'terms/actions.yml': 'help: { ordinary: true, en: { name: Help }, zh: { name: 协助 } }' },
        code: 'missing',
      },
      {
        en: 'An attack roll with Advantage.',
        zh: '有利的攻击检定。',
        files: {
          'terms/d20-tests.yml':
            'advantage: { en: { name: Advantage }, zh: { name: 优势 } }\nattack-roll: { en: { name: attack roll }, zh: { name: 攻击检定 } }',
        },
        code: 'missing',
      },
      {
        en: 'A saving throw, not a Death Saving Throw.',
        zh: '检定，而不是死亡豁免检定。',
        files: {
          'terms/d20-tests.yml':
            'saving-throw: { en: { name: saving throw }, zh: { name: 豁免检定 } }\ndeath-saving-throw: { en: { name: Death Saving Throw }, zh: { name: 死亡豁免检定 } }',
        },
        code: 'missing',
      },
    ],
  },
  *check(corpus) {
    const { terms } = corpus
    const kinds = kindsOf(terms)
    const homonyms = homonymsOf(terms)
    const indexes = termIndexes(corpus)
    for (const pair of allSegmentPairs(corpus)) {
      const { locale, file } = pair.translated
      if (locale === 'en' || isProperName(pair)) continue
      const named = countForms(formsInSegment(indexes.en, pair.english, pair.source))
      if (named.size === 0) continue
      const found = formsInSegment(indexes[locale], pair.translated, pair.target)
      const counts = countForms(found)
      const isSurplus = (other: string, count: number): boolean => count > (named.get(other) ?? 0)
      for (const id of named.keys()) {
        const forms = terms.get(id)?.forms
        const isSaid =
          [...(homonyms.get(id) ?? [])].some((other) => counts.has(other)) ||
          [...counts].some(([other, count]) => kinds.get(id)?.has(other) && isSurplus(other, count))
        if (isSaid || !forms?.[locale]) continue
        const { text } = readSegmentText(pair.translated, pair.target)
        const surplus = found.filter((other) => isSurplus(other.id, counts.get(other.id) ?? 0))
        const variants = rightForms(forms[locale]).flatMap((form) => formVariants(form, locale))
        if (surplus.some(({ start, end }) => variants.some((variant) => text.slice(start, end).includes(variant))))
          continue
        const { line, column } = pair.target
        const values = { key: pair.source.key, got: forms.en?.name ?? id, id, expected: rightForms(forms[locale]) }
        yield { file, line, column, code: 'missing', values }
      }
    }
  },
})
