import type { SourceEntry } from '../corpus/index.ts'
import { SOURCE_LOCALE } from '../language/index.ts'
import { attributesOf, type Directive, isDirective, labelOf } from '../markdown/index.ts'
import { type Answers, answersOf } from './core/answers.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { entryPassages } from './passages/entry-passages.ts'
import { problemIn } from './passages/passage.ts'

/** The most calculators of an entry that are computed. */
const MOST = 24

const CHANCE = /(?<![\d.])(\d+(?:\.(\d+))?)%/g
const AVERAGE = /(?<![\d.])(\d+(?:\.(\d+))?)(?= on average)|(?<=\bavera(?:ge of|ges) )(\d+(?:\.(\d+))?)/g

function answersTo(directive: Directive): readonly Answers[] {
  const { id = '', ...state } = attributesOf(directive)
  if (directive.name === 'calculator') return [answersOf(id, state)]
  return directive.name === 'dice' ? [answersOf('dice', { expr: labelOf(directive) ?? '' })] : []
}

function answersIn({ blocks }: SourceEntry): Answers {
  const directives = blocks.flatMap(({ nodes }) => nodes.filter(isDirective)).slice(0, MOST)
  const answers = directives.flatMap(answersTo)
  return { chances: answers.flatMap(({ chances }) => chances), means: answers.flatMap(({ means }) => means) }
}

/** Whether a number is among others, rounded to some decimals. */
const isAmong = (text: string, decimals: number, others: readonly number[]): boolean =>
  others.some((other) => Math.abs(other - Number(text)) <= 0.5 / 10 ** decimals + 1e-9)

/** The chances and averages in English examples are results of the calculators and dice of the entry. */
export const workedFigures: Check = defineCheck({
  id: 'worked-figures',
  severity: 'error',
  byRule: true,
  description: 'chances and averages in English examples are results of the calculators and dice of the entry',
  excusable: true,
  codes: ['chance', 'average'],
  examples: {
    good: [
      { en: 'Hit on a 7: 70%; behind the cart, 60%.\n\n::calculator{id="attack" bonus="5" ac="12" cover="half"}' },
      { en: 'A hit deals :dice[3d6+3], 13.5 on average.' },
      { en: 'It rains 30% of the time.' },
    ],
    bad: [
      { en: 'Hit on a 7: 75%.\n\n::calculator{id="attack" bonus="5" ac="12"}', code: 'chance' },
      { en: 'A hit deals :dice[3d6+3], 14.5 on average.', code: 'average' },
    ],
  },
  *check({ entries }) {
    for (const entry of entries.filter(({ locale }) => locale === SOURCE_LOCALE)) {
      if (!/%| average/.test(entry.text)) continue
      const { chances, means } = answersIn(entry)
      const percents = chances.map((chance) => chance * 100)
      for (const passage of entryPassages(entry)) {
        for (const [code, pattern, answers] of [
          ['chance', CHANCE, percents],
          ['average', AVERAGE, means],
        ] as const) {
          for (const match of passage.text.matchAll(pattern)) {
            const [text, number = match[3] ?? '', decimals = match[4] ?? ''] = match
            if (answers.length === 0 || isAmong(number, decimals.length, answers)) continue
            yield problemIn(passage, { code, start: match.index, end: match.index + text.length })
          }
        }
      }
    }
  },
})
