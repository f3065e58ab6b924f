import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import { type Found, findAll } from './passages/passage.ts'

type Code = 'apostrophe' | 'quotation-mark' | 'ellipsis' | 'dash' | 'space-before' | 'no-space-after' | 'full-width'

const RULES: readonly (readonly [code: Code, pattern: RegExp, instead?: string])[] = [
  ['apostrophe', /(?<=[A-Za-z])'(?=[A-Za-z])|(?<=s)'(?= )/g, '’'],
  ['ellipsis', /\.{3,}/g, '…'],
  ['dash', /(?<= )--(?= )|(?<=\w)--(?=\w)/g],
  ['space-before', / +(?=[,.;:?!)](?![\w.]))/g, ''],
  ['no-space-after', /(?<=[a-z)])[,;:](?=[A-Za-z])/g],
  ['full-width', /[，。：；？！（）、【】]/g],
]

/** English has curly quotation marks, … as one character, and spaces after punctuation, not before it. */
export const englishPunctuation: Check = defineTextCheck<Code>({
  id: 'english-punctuation',
  severity: 'error',
  description:
    'English: curly quotation marks and apostrophes, …, no full-width characters, spaces after punctuation only',
  excusable: true,
  locales: ['en'],
  codes: ['apostrophe', 'quotation-mark', 'ellipsis', 'dash', 'space-before', 'no-space-after', 'full-width'],
  examples: {
    good: [{ en: 'You can’t; the ogre’s “ward” (3:30) waits…' }, { zh: '墙壁，树木' }],
    bad: [
      { en: "You can't.", code: 'apostrophe', fixed: { en: 'You can’t.' } },
      { en: 'say "Hide', code: 'quotation-mark' },
      { en: "say 'Hide", code: 'quotation-mark' },
      { en: 'Wait...', code: 'ellipsis', fixed: { en: 'Wait…' } },
      { en: 'roll -- twice', code: 'dash' },
      { en: 'roll , twice', code: 'space-before', fixed: { en: 'roll, twice' } },
      { en: 'roll,twice', code: 'no-space-after' },
      { en: 'roll，twice', code: 'full-width' },
    ],
  },
  *find(passage) {
    for (const [code, pattern, instead] of RULES) {
      yield* findAll(passage, pattern, () => ({ code, ...(instead !== undefined && { instead }) }))
    }
    const { text } = passage
    const straight = Array.from(text.matchAll(/"|(?<![A-Za-z])'|'(?![A-Za-z ])|(?<=[^s])' /g), ({ index }) => index)
    const double = straight.filter((index) => text[index] === '"')
    for (const start of straight) {
      const ordinal = double.indexOf(start)
      const found: Found<Code> = { code: 'quotation-mark', start, end: start + 1 }
      const isPaired = ordinal !== -1 && double.length % 2 === 0
      yield isPaired ? { ...found, instead: ordinal % 2 === 0 ? '“' : '”' } : found
    }
  },
})
