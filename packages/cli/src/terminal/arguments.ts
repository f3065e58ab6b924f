import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Refusal } from './refusal.ts'
import { USAGE } from './usage.ts'

/** The options of a command: with a value, or flags without one. */
export type Options = Readonly<Record<string, 'value' | 'flag'>>

/** The parsed arguments of a command. */
export interface Arguments {
  readonly positionals: readonly string[]
  /** the values of options by name; if an option is repeated, the last one counts */
  readonly values: Readonly<Record<string, string>>
  readonly flags: ReadonlySet<string>
}

/**
 * A character that no argument can contain. It keeps `parseArgs` from reading a negative number or dice with a sign as
 * options.
 */
const SHIELD = '\0'

const shield = (argument: string): string => (/^-[\dd(.]/i.test(argument) ? SHIELD + argument : argument)
const unshield = (argument: string): string => argument.replace(SHIELD, '')

const config = (options: Options): ParseArgsOptionsConfig =>
  Object.fromEntries(
    Object.entries(options).map(([name, kind]) => [name, { type: kind === 'value' ? 'string' : 'boolean' }]),
  )

/**
 * Parses the arguments of a command. Everything after `--` is a positional, and so is a number or dice with a sign.
 *
 * @throws Refusal if an option is unknown, lacks its value, or has one although it is a flag
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
