import { type CreatureId, isCreatureId } from '@rulestone/compendium'
import { ABILITIES, CALCULATOR_IDS, DAMAGE_TYPES } from '@rulestone/core'
import { z } from 'zod'
import { answerData, answerLines, answerTo } from '../../calculators/calculator-answer.ts'
import { readInput } from '../../calculators/calculator-input.ts'
import { openCalculatorWords } from '../../calculators/calculator-words.ts'
import { typedCreatureValues } from '../../calculators/creature-values.ts'
import { fieldSentence } from '../../calculators/field-problem.ts'
import { calculatorNamed, inputOf } from '../../calculators/named-calculator.ts'
import { ARGUMENT_NAMES } from '../../terminal/input-names.ts'
import { Refusal } from '../../terminal/refusal.ts'
import { calculatorPage } from '../pages.ts'
import { COLUMNS, defineTool, oneOf } from '../tool.ts'

const name = z.string().trim().min(1).max(80).optional()

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
    creatures: z
      .strictObject({
        attacker: name.describe('whose attack or effect it is; the first one, or that of “with”'),
        with: name.describe('an attack or effect of the attacker, by its id, such as javelin'),
        target: name.describe('who is attacked or saves'),
        'damage-type': z.enum(DAMAGE_TYPES).optional().describe('against a target without an attacker'),
        'saving-throw': z.enum(ABILITIES).optional().describe('with which the target saves'),
        creature: name.describe('the one creature that the calculator is about, as in jump'),
      })
      .default({})
      .describe('creatures whose figures fill the fields in, by name or id; “fields” override them'),
  },
  async answer({ calculator: id, fields, preset, creatures }, { strings, locale, site, creatures: open, onTaken }) {
    const calculator = calculatorNamed(id)
    const find = async (typed: string): Promise<CreatureId> =>
      isCreatureId(typed) ? typed : (await open()).find(typed, onTaken)
    const base = {
      ...inputOf(calculator, preset, ARGUMENT_NAMES),
      ...(await typedCreatureValues(calculator.id, creatures, find, ARGUMENT_NAMES)),
    }
    const asked = { calculator, strings, words: await openCalculatorWords(calculator, strings) }
    const result = answerTo(asked, readInput(calculator, {}, fields, base))
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
