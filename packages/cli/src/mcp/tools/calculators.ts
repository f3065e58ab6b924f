import { CALCULATOR_IDS, inputSchema } from '@rulestone/core'
import { fieldHelp } from '../../calculators/calculator-help.ts'
import { listData, listLines } from '../../calculators/calculator-list.ts'
import { openCalculatorWords } from '../../calculators/calculator-words.ts'
import { calculatorNamed } from '../../calculators/named-calculator.ts'
import { ARGUMENT_NAMES } from '../../terminal/input-names.ts'
import { toJson } from '../../terminal/json.ts'
import { calculatorPage } from '../pages.ts'
import { defineTool, oneOf } from '../tool.ts'

/** Lists the calculators, or the fields of one. */
export const calculators = defineTool({
  name: 'calculators',
  title: 'Calculators and their fields',
  description:
    'Without an id: every calculator with what it answers. With an id: its fields as JSON Schema, with their defaults, and its presets, for the tool calculate.',
  input: { calculator: oneOf(CALCULATOR_IDS).optional() },
  async answer({ calculator: id }, { strings, site, locale }) {
    if (id === undefined) return { data: { calculators: listData(strings) }, lines: listLines(strings), cites: [] }
    const calculator = calculatorNamed(id)
    const words = await openCalculatorWords(calculator, strings)
    const { title, caption } = words
    const { rules, presets = [] } = calculator
    const schema = inputSchema(calculator)
    return {
      data: toJson({ calculator: id, title, caption, fields: schema, presets }),
      lines: [title, caption, '', fieldHelp(calculator, words, ARGUMENT_NAMES), '', JSON.stringify(schema)],
      cites: rules,
      address: calculatorPage(site, locale, calculator),
    }
  },
})
