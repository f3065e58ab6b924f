import { type Corpus, rightForms } from '../corpus/index.ts'
import { type Place, startOf } from '../findings/index.ts'
import { LOCALES, type Locale } from '../language/index.ts'
import { runningText } from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { FormIndex } from './term-forms/form-index.ts'

/** The wrong forms of a language, what to say instead, and what finds right and wrong forms alike. */
interface Forms {
  readonly index: FormIndex
  readonly instead: ReadonlyMap<string, readonly string[]>
}

/** Right forms are looked for as well, so that a wrong form inside a longer right one is passed over. */
function formsOf({ terms }: Corpus, locale: Locale): Forms | undefined {
  const instead = new Map<string, readonly string[]>()
  const right = new Set<string>()
  for (const { forms } of terms.values()) {
    const these = rightForms(forms[locale])
    for (const form of these) right.add(form.toLowerCase())
    for (const form of forms[locale]?.avoid ?? []) instead.set(form.toLowerCase(), these)
  }
  for (const form of right) instead.delete(form)
  if (instead.size === 0) return undefined
  return { index: new FormIndex([...instead.keys(), ...right].map((form) => ({ id: form, form }))), instead }
}

/** A text of a language; its place is looked up only when there is something to say about it. */
interface Passage {
  readonly file: string
  readonly text: string
  place(): Place
}

function* passages({ entries, stringsFiles }: Corpus, locale: Locale): Iterable<Passage> {
  for (const { file, title, yaml, frontMatter, blocks } of entries.filter((entry) => entry.locale === locale)) {
    if (title !== undefined) yield { file, text: title, place: () => yaml.at(['title']) }
    if (frontMatter) yield { file, text: frontMatter.summary, place: () => yaml.at(['summary']) }
    for (const node of blocks.flatMap((block) => runningText(block.node))) {
      yield { file, text: node.value, place: () => startOf(node) }
    }
  }
  for (const { file, strings, at } of stringsFiles.filter((one) => one.locale === locale)) {
    for (const [key, text] of strings) yield { file, text, place: () => at(key) }
  }
}

const BLINDED = 'blinded: { zh: { name: 目盲, avoid: [盲目] } }'

/** Texts say what the terms call right, and not what they call wrong. */
export const avoidedWords: Check = defineCheck({
  id: 'avoided-words',
  severity: 'warning',
  byRule: true,
  description: 'no form that the terms call wrong',
  excusable: true,
  examples: {
    good: [{ zh: '目盲', files: { 'terms/a.yml': BLINDED } }],
    bad: [
      { zh: '你盲目了。', files: { 'terms/a.yml': BLINDED }, code: 'avoid' },
      { th: 'เช็คก่อน', files: { 'terms/a.yml': 'check: { th: { name: ทดสอบ, avoid: [เช็ค] } }' }, code: 'avoid' },
    ],
  },
  codes: ['avoid'],
  *check(corpus) {
    for (const locale of LOCALES) {
      const forms = formsOf(corpus, locale)
      if (!forms) continue
      for (const { file, text, place } of passages(corpus, locale)) {
        let last = 0
        for (const { id, start, end } of forms.index.find(text.toLowerCase())) {
          if (start < last) continue
          last = end
          const expected = forms.instead.get(id)
          if (!expected) continue
          const { line, column } = place()
          yield { file, line, column: column + start, code: 'avoid', values: { got: text.slice(start, end), expected } }
        }
      }
    }
  },
})
