import { rightForms, type Term } from '../../corpus/index.ts'
import type { Locale } from '../../language/index.ts'
import type { Form } from './form-index.ts'

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The English plurals of a form. A single lower-case word has none, because covers, damages and targets are also verbs.
 */
function plurals(form: string): string[] {
  if (/(?:s|[^a-z])$/.test(form) || /^[a-z]+$/.test(form)) return []
  if (/[^aeiou]y$/.test(form)) return [`${form.slice(0, -1)}ies`]
  return /(?:ch|sh|x|z)$/.test(form) ? [`${form}es`] : [`${form}s`]
}

const titled = (text: string): string =>
  text.replace(/(?<![\p{L}’])(?!(?:a|an|and|in|of|on|or|the|to)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())

/**
 * The variants of a form that are matched in a text: in English also the plural and a capital, in Thai also without
 * การ, which turns a verb into a noun.
 *
 * @example
 * formVariants('damage roll', 'en') // => ['damage roll', 'damage rolls', 'Damage roll', 'Damage rolls']
 * formVariants('豁免', 'zh') // => ['豁免']
 * formVariants('การโจมตี', 'th') // => ['การโจมตี', 'โจมตี']
 */
export function formVariants(form: string, locale: Locale): string[] {
  if (locale === 'th') return form.startsWith('การ') ? [form, form.slice('การ'.length)] : [form]
  if (locale !== 'en') return [form]
  const all = [form, ...plurals(form)]
  return [...new Set([...all, ...all.map(capitalized)])]
}

/** The capitalised variants of a term that is also an ordinary word. */
const capitalForms = (form: string): string[] => [titled(form), ...plurals(titled(form))]

/** All accepted forms of all terms in a language. */
export const termForms = (terms: Iterable<Term>, locale: Locale): Form[] =>
  Array.from(terms).flatMap(({ id, forms, ordinary = false }) => {
    const notAtSentenceStart = ordinary && locale === 'en'
    return rightForms(forms[locale]).flatMap((right) =>
      (notAtSentenceStart ? capitalForms(right) : formVariants(right, locale)).map((form) => ({
        id,
        form,
        notAtSentenceStart,
      })),
    )
  })

/** All English forms that may name a term, in any case. */
export const allEnglishForms = (terms: Iterable<Term>): Form[] =>
  Array.from(terms).flatMap(({ id, forms }) =>
    rightForms(forms.en).flatMap((right) =>
      [...formVariants(right, 'en'), ...capitalForms(right), right.toLowerCase(), `${right.toLowerCase()}s`].map(
        (form) => ({ id, form }),
      ),
    ),
  )
