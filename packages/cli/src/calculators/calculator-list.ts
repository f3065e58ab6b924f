import { CALCULATORS, TOPICS } from '@rulestone/core'
import { alignColumns } from '../terminal/columns.ts'
import type { JsonObject } from '../terminal/json.ts'
import type { Strings } from '../terminal/strings.ts'
import { calculatorWords } from './calculator-words.ts'

/** Every calculator as data, in the order of the topics. */
export const listData = (strings: Strings): readonly JsonObject[] =>
  CALCULATORS.map((calculator) => {
    const { id, topic, rules, fields, presets = [] } = calculator
    const { title, caption } = calculatorWords(calculator, strings)
    return { id, topic, title, caption, rules, fields: Object.keys(fields), presets: presets.map((one) => one.id) }
  })

/** Every calculator on a line, below the name of its topic. */
export function listLines(strings: Strings): string[] {
  const site = strings.open('site')
  const rows = CALCULATORS.map((calculator) => {
    const { title, caption } = calculatorWords(calculator, strings)
    return [`  ${calculator.id}`, title, caption]
  })
  const lines = alignColumns(rows)
  return TOPICS.flatMap((topic) => {
    const own = lines.filter((_, index) => CALCULATORS[index]?.topic === topic)
    return own.length === 0 ? [] : ['', site(`calculators.topics.${topic}`), ...own]
  }).slice(1)
}
