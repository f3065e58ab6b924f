import { z } from 'zod'
import { answerData, answerLines, answerTo } from '../../calculators/calculator-answer.ts'
import { readInput } from '../../calculators/calculator-input.ts'
import { openCalculatorWords } from '../../calculators/calculator-words.ts'
import { fieldSentence } from '../../calculators/field-problem.ts'
import { CALCULATOR_IDS, calculatorNamed, inputOf } from '../../calculators/named-calculator.ts'
import { Refusal } from '../../terminal/refusal.ts'
import { calculatorPage } from '../pages.ts'
import { COLUMNS, defineTool, oneOf } from '../tool.ts'

/** Runs a calculator, as `rulestone calc` does. */
export const calculate = defineTool({
  name: 'calculate',
  title: 'Run a calculator of the rules',
  description:
    'Runs a calculator: its figures, and each step with the id of its rule. The tool calculators describes the fields; those left out have their defaults. Fractions are exact, as text.',
  input: {
    calculator: oneOf(CALCULATOR_IDS),
    fields: z
      .record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.array(z.string())]))
      .default({})
      .describe('the fields by id, such as {"bonus": 7, "ac": 15}'),
    preset: z.string().optional().describe('start from this preset instead of the defaults'),
  },
  async answer({ calculator: id, fields, preset }, { strings, locale, site }) {
    const calculator = calculatorNamed(id)
    const asked = { calculator, strings, words: await openCalculatorWords(calculator, strings) }
    const result = answerTo(asked, readInput(calculator, {}, fields, inputOf(calculator, preset)))
    if (!result.ok) {
      throw new Refusal(
        result.error.map((problem) => fieldSentence(problem, strings, `fields.${problem.field}`)).join('\n'),
      )
    }
    const { input, output } = result.value
    return {
      data: answerData(result.value),
      lines: answerLines(result.value, COLUMNS),
      cites: output.steps.map(({ rule }) => rule),
      address: calculatorPage(site, locale, calculator, input),
    }
  },
})
