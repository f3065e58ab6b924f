import type { CreatureId } from '@rulestone/compendium'
import { type AnyCalculator, CALCULATOR_IDS, CALCULATORS, parseInput } from '@rulestone/core'
import { creatureNamed } from '../content/creature-named.ts'
import { entryNames, sayTaken } from '../content/find-entry.ts'
import { lazily } from '../content/lazily.ts'
import { openFiles } from '../content/open-workbench.ts'
import { type Options, readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { OPTION_NAMES } from '../terminal/input-names.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings, type Strings } from '../terminal/strings.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { USAGE } from '../terminal/usage.ts'
import { answerData, answerLines, answerTo, problemData } from './calculator-answer.ts'
import { answerEach } from './calculator-each.ts'
import { fieldHelp } from './calculator-help.ts'
import { readInput, readObject } from './calculator-input.ts'
import { listData, listLines } from './calculator-list.ts'
import { openCalculatorWords } from './calculator-words.ts'
import { creatureOptions, typedCreatureValues } from './creature-values.ts'
import { describeFieldProblem } from './field-problem.ts'
import { calculatorNamed, inputOf } from './named-calculator.ts'

/** The options of every calculator, besides its fields. No field may have one of these ids. */
export const CALCULATOR_OPTIONS = {
  json: 'flag',
  stdin: 'flag',
  preset: 'value',
  lang: 'value',
} as const satisfies Options

/** Finds creatures by their names in any language; the content is read only for what is no id. */
function creatureFinder(strings: Strings, { error }: Terminal): (typed: string) => Promise<CreatureId> {
  const files = lazily(() => openFiles(undefined))
  const names = entryNames(async () => (await files()).names(), strings.locale)
  return (typed) => creatureNamed(typed, names, sayTaken(strings, error))
}

const hasRuleset = ({ fields }: AnyCalculator): boolean => Object.hasOwn(fields, 'ruleset')

const isRuleset = (argument: string): boolean => /^--ruleset(?:=|$)/.test(argument)

/** Takes the text after `--json` out of the arguments. `--json` stays; before another option or at the end, it is a flag. */
function takeJson(args: readonly string[]): { readonly rest: readonly string[]; readonly json: string | undefined } {
  const rest: string[] = []
  let json: string | undefined
  for (const [index, argument] of args.entries()) {
    if (args[index - 1] === '--json' && !argument.startsWith('--')) json = argument
    else rest.push(argument)
  }
  return { rest, json }
}

/** `rulestone calc --list`: lists the calculators. */
async function list(args: readonly string[], { out }: Terminal): Promise<number> {
  const { positionals, values, flags } = readArguments(args, { list: 'flag', json: 'flag', lang: 'value' })
  const [unexpected] = positionals
  if (!flags.has('list')) throw new Refusal(USAGE.calculatorMissing(CALCULATOR_IDS))
  if (unexpected !== undefined) throw new Refusal(USAGE.unexpectedArgument(unexpected))
  const strings = await openStrings(values['lang'])
  out(flags.has('json') ? writeJson(listData(strings)) : listLines(strings).join('\n'))
  return 0
}

/** `rulestone calc ID`: runs a calculator of the rules. */
export const calc: Command = {
  async run(args, terminal) {
    const [id, ...typed] = args
    if (id === undefined || id.startsWith('--')) return list(args, terminal)
    const calculator = calculatorNamed(id)
    if (!hasRuleset(calculator) && typed.some(isRuleset)) {
      throw new Refusal(
        USAGE.noRuleset(
          id,
          CALCULATORS.filter(hasRuleset).map((one) => one.id),
        ),
      )
    }
    const { rest, json } = takeJson(typed)
    const fields = Object.fromEntries(Object.keys(calculator.fields).map((field) => [field, 'value'] as const))
    const { positionals, values, flags } = readArguments(rest, {
      ...fields,
      ...CALCULATOR_OPTIONS,
      ...Object.fromEntries(creatureOptions(calculator.id).map((option) => [option, 'value'] as const)),
    })
    const [unexpected] = positionals
    if (unexpected !== undefined) throw new Refusal(USAGE.unexpectedArgument(unexpected))
    const { lang, preset, ...others } = values
    const isField = ([name]: readonly [string, string]): boolean => Object.hasOwn(fields, name)
    const said = Object.fromEntries(Object.entries(others).filter(isField))
    const creatures = Object.fromEntries(Object.entries(others).filter((one) => !isField(one)))
    const strings = await openStrings(lang)
    const base = {
      ...inputOf(calculator, preset, OPTION_NAMES),
      ...(await typedCreatureValues(calculator.id, creatures, creatureFinder(strings, terminal), OPTION_NAMES)),
    }
    const asked = { calculator, strings, words: await openCalculatorWords(calculator, strings) }
    const object = readObject(json ?? '{}')
    const read = object.ok
      ? readInput(calculator, said, object.value, base)
      : { input: base, parsed: parseInput(calculator, base), problems: [object.error] }
    if (flags.has('stdin') && read.problems.length === 0) return answerEach(asked, read.input, terminal)
    const result = answerTo(asked, read)
    if (flags.has('json') && !flags.has('stdin')) {
      terminal.out(writeJson(result.ok ? answerData(result.value) : problemData(asked, result.error)))
      return result.ok ? 0 : 2
    }
    if (!result.ok) {
      throw new Refusal(result.error.map((problem) => describeFieldProblem(problem, strings)).join('\n'))
    }
    terminal.out(answerLines(result.value, terminal.columns).join('\n'))
    return 0
  },
  async help([id, ...rest]) {
    if (id === undefined || id.startsWith('--')) return undefined
    const calculator = calculatorNamed(id)
    const {
      values: { lang },
    } = readArguments(rest, { lang: 'value' })
    return fieldHelp(calculator, await openCalculatorWords(calculator, await openStrings(lang)), OPTION_NAMES)
  },
}
