import { type Corpus, rightForms } from '../corpus/index.ts'
import { type Place, startOf } from '../findings/index.ts'
import { LOCALES, type Locale } from '../language/index.ts'
import { runningText } from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { EXAMPLE_ENTRY } from './framework/example-entry.ts'
import { FormIndex } from './term-forms/form-index.ts'

/** The forms to avoid in a language with their replacements, and an index of all forms. */
interface Forms {
  readonly index: FormIndex
  readonly instead: ReadonlyMap<string, readonly string[]>
}

/** The index has accepted forms as well, so that a form to avoid inside a longer accepted one is not found. */
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

/** A text whose position is computed on demand. */
interface PlacedText {
  readonly file: string
  readonly text: string
  place(): Place
}

function* passages({ entries, stringsFiles }: Corpus, locale: Locale): Iterable<PlacedText> {
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

const TERMS = `ability-check:
  en: { name: ability check, avoid: [skill check, stat] }
  zh: { name: 属性检定, avoid: [属性检查, 属性] }
  th: { name: การทดสอบความสามารถ, avoid: [การเช็ค] }
ability-score: { en: { name: stat block }, zh: { name: 属性值 } }
`
const files = { 'terms/a.yml': TERMS }

/** No form that a term lists under `avoid`. */
export const avoidedWords: Check = defineCheck({
  id: 'avoided-words',
  severity: 'error',
  byRule: true,
  description: 'no form that a term lists under `avoid`',
  excusable: true,
  examples: {
    good: [
      { en: 'An ability check.', zh: '属性检定', th: 'การทดสอบความสามารถ', files },
      // Inside a longer accepted form, inside a longer word, or in a directive.
      { en: 'A stat block.', zh: '属性值', files },
      { en: 'A statue, a state.', files },
      { en: 'Roll :dice[stat].', files },
    ],
    bad: [
      { en: 'Make a Skill Check.', files, code: 'avoid', at: '12:8', values: { expected: ['ability check'] } },
      { zh: '进行属性检查吧', files, code: 'avoid', at: '8:3' },
      { th: 'ให้ทำการเช็คก่อน', files, code: 'avoid', at: '8:6' },
      { files: { ...files, 'rules/a/rule.en.md': EXAMPLE_ENTRY.replace('Rule', 'A stat') }, code: 'avoid', at: '3:10' },
      { files: { ...files, 'rules/a/rule.en.md': EXAMPLE_ENTRY.replace('S.', 'A stat') }, code: 'avoid', at: '4:12' },
      {
        files: { ...files, 'strings/en/site.json': '{\n  "a": { "b": "Your stat" }\n}' },
        code: 'avoid',
        at: '2:15',
      },
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
