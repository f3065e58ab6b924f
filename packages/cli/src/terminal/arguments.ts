import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Refusal } from './refusal.ts'
import { USAGE } from './words.ts'

/** What a command takes: options with a value, and flags that stand alone. */
export type Options = Readonly<Record<string, 'value' | 'flag'>>

/** The arguments of a command, told apart. */
export interface Arguments {
  readonly positionals: readonly string[]
  /** the values of options by name; of an option that stands twice the last counts */
  readonly values: Readonly<Record<string, string>>
  readonly flags: ReadonlySet<string>
}

/** No argument can hold this character: it keeps `parseArgs` from taking a penalty or dice with a sign for options. */
const SHIELD = '\0'

const shield = (argument: string): string => (/^-[\dd(.]/i.test(argument) ? SHIELD + argument : argument)
const unshield = (argument: string): string => argument.replace(SHIELD, '')

const config = (options: Options): ParseArgsOptionsConfig =>
  Object.fromEntries(
    Object.entries(options).map(([name, kind]) => [name, { type: kind === 'value' ? 'string' : 'boolean' }]),
  )

/**
 * Tells the arguments of a command apart. All after `--` are words, and so is a number or dice with a sign.
 *
 * @throws Refusal when an option is unknown, lacks its value, or has one that it does not take
 */
export function readArguments(args: readonly string[], options: Options): Arguments {
  const { tokens } = parseArgs({
    args: args.map(shield),
    options: config(options),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const positionals: string[] = []
  const values: Record<string, string> = {}
  const flags = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(unshield(token.value))
    if (token.kind !== 'option') continue
    const { name, value, inlineValue } = token
    const kind = Object.hasOwn(options, name) ? options[name] : undefined
    if (kind === undefined) throw new Refusal(USAGE.unknownOption(name, Object.keys(options)))
    if (kind === 'flag') {
      if (value !== undefined) throw new Refusal(USAGE.valueNotAllowed(name, value))
      flags.add(name)
    } else {
      if (value === undefined || (!inlineValue && value.startsWith('--'))) throw new Refusal(USAGE.valueMissing(name))
      values[name] = unshield(value)
    }
  }
  return { positionals, values, flags }
}
