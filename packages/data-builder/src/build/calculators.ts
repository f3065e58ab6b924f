import { type AnyCalculator, CALCULATORS, type Field, inputSchema } from '@rulestone/core'
import { type Library, SOURCE_LOCALE, type StringTree, termNames } from '@rulestone/text'
import type { ByLanguage, Calculator, Rule } from '../schema/index.ts'
import { CURRENT_EDITION } from './sources.ts'
import { byLanguage, type Words } from './words.ts'

/** The ids that a field takes, if it takes ids. */
const optionsOf = (field: Field): readonly string[] | undefined => ('options' in field ? field.options : undefined)

/** The strings under some keys, one inside the other; none if there are none. */
function subtree(tree: StringTree | undefined, ...keys: readonly string[]): StringTree {
  const [key, ...rest] = keys
  if (key === undefined) return tree ?? {}
  const part = tree?.[key]
  return typeof part === 'object' ? subtree(part, ...rest) : {}
}

/**
 * Every calculator of core.
 *
 * @param rules the rules in the source language
 */
export function buildCalculators(library: Library, rules: readonly Rule[], words: Words): Calculator[] {
  const terms = termNames(library.terms.values())
  const editions = new Map(rules.map(({ id, edition }) => [id, edition]))
  const optionName = (calculator: string, field: string, option: string): ByLanguage =>
    words.any('calculators', `${calculator}.fields.${field}.options.${option}`) ??
    byLanguage((locale) => terms[locale].get(option) ?? option)
  /** Those that a field chooses from; without one, the edition of its rules. */
  const editionsOf = ({ fields: { ruleset }, rules: applied }: AnyCalculator): string[] => [
    ...((ruleset && optionsOf(ruleset)) ?? [editions.get(applied[0] ?? '') ?? CURRENT_EDITION]),
  ]
  return CALCULATORS.map((calculator): Calculator => {
    const { id, topic, fields, examples } = calculator
    const labels = Object.keys(subtree(library.strings[SOURCE_LOCALE]['calculators'], id, 'figures'))
    return {
      id,
      editions: editionsOf(calculator),
      topic,
      title: words.all('calculators', `${id}.title`),
      caption: words.all('calculators', `${id}.caption`),
      rules: [...calculator.rules],
      input: { ...inputSchema(calculator) },
      fields: Object.entries(fields).map(([field, value]) => {
        const hint = words.any('calculators', `${id}.fields.${field}.hint`)
        const options = optionsOf(value)?.map((option) => ({ id: option, name: optionName(id, field, option) }))
        return {
          id: field,
          label: words.all('calculators', `${id}.fields.${field}.label`),
          ...(hint && { hint }),
          ...(options && { options }),
        }
      }),
      figures: labels.flatMap((figure) => {
        const name = words.any('calculators', `${id}.figures.${figure}.label`)
        return name ? [{ id: figure, name }] : []
      }),
      examples: examples.map((example) => ({
        ...example,
        input: { ...example.input },
        figures: { ...example.figures },
      })),
    }
  })
}
