import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import type { Found, Passage } from './passages/passage.ts'

type Code = 'unclosed' | 'unopened' | 'mixed'

const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '[': ']',
  '【': '】',
  '{': '}',
  '“': '”',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
  '‘': '’',
}
const FORMS: readonly (readonly string[])[] = ['()（）', '[]【】［］'].map((marks) => [...marks])
const MARKS = /[()（）[\]【】［］{}“”「」『』《》〈〉‘’]/g

/** Whether ’ is an apostrophe, and not a closing quotation mark. */
const isApostrophe = (text: string, index: number): boolean =>
  text[index] === '’' && /\p{L}/u.test(text[index - 1] ?? '')

const isSameForm = (a: string, b: string): boolean => FORMS.some((marks) => marks.includes(a) && marks.includes(b))

/** The brackets and quotation marks of a text without a partner of the same width. */
function* unmatched({ text, kind }: Passage): Iterable<Found<Code>> {
  const open: { readonly mark: string; readonly index: number }[] = []
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    const place = { start: index, end: index + 1 }
    const closing = CLOSING[mark]
    const last = open.at(-1)
    if (closing !== undefined) {
      open.push({ mark, index })
    } else if (last && CLOSING[last.mark] === mark) {
      open.pop()
    } else if (last && isSameForm(last.mark, mark)) {
      open.pop()
      yield { code: 'mixed', ...place, values: { expected: CLOSING[last.mark] ?? '' } }
    } else if (!isApostrophe(text, index)) {
      yield { code: 'unopened', ...place }
    }
  }
  for (const { mark, index } of open) {
    if (mark === '‘' && kind === 'string') continue
    yield { code: 'unclosed', start: index, end: index + 1, values: { expected: CLOSING[mark] ?? '' } }
  }
}

/** Every bracket and quotation mark has a partner of the same width in the same segment. */
export const brackets: Check = defineTextCheck<Code>({
  id: 'brackets',
  severity: 'error',
  description: 'brackets and quotation marks in pairs of the same width',
  excusable: true,
  codes: ['unclosed', 'unopened', 'mixed'],
  examples: {
    good: [
      { en: 'Thieves’ Tools (the ogre’s “ward”)' },
      { zh: '例如“敏捷（隐匿）”《规则》' },
      { th: 'การลอบเร้น (Stealth)' },
    ],
    bad: [
      { en: 'Dexterity (Stealth', code: 'unclosed' },
      { zh: '例如“敏捷（隐匿）', code: 'unclosed' },
      { th: 'การลอบเร้น Stealth)', code: 'unopened' },
      { zh: '敏捷（隐匿)', code: 'mixed' },
    ],
  },
  *find(passage) {
    const [first] = unmatched(passage)
    if (first) yield first
  },
})
