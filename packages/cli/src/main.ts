import { COMMANDS, isCommandName } from './commands.ts'
import { HELP, PROGRAM_HELP } from './terminal/help.ts'
import { Refusal } from './terminal/refusal.ts'
import type { Terminal } from './terminal/terminal.ts'
import { USAGE } from './terminal/usage.ts'
import { version } from './terminal/version.ts'

const HELP_OPTIONS: readonly string[] = ['--help', '-h']

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--')
  return args.slice(0, end === -1 ? args.length : end).some((argument) => HELP_OPTIONS.includes(argument))
}

async function dispatch([name, ...args]: readonly string[], terminal: Terminal): Promise<number> {
  if (name === undefined) throw new Refusal(PROGRAM_HELP)
  if (HELP_OPTIONS.includes(name)) {
    terminal.out(PROGRAM_HELP)
    return 0
  }
  if (name === '--version') {
    terminal.out(await version())
    return 0
  }
  if (!isCommandName(name)) throw new Refusal(USAGE.unknownCommand(name, Object.keys(COMMANDS)))
  const command = await COMMANDS[name]()
  if (!asksForHelp(args)) return command.run(args, terminal)
  const more = await command.help?.(args.filter((argument) => !HELP_OPTIONS.includes(argument)))
  terminal.out(more === undefined ? HELP[name] : `${HELP[name]}\n\n${more}`)
  return 0
}

/**
 * Runs the program.
 *
 * @param args the arguments after the name of the program
 * @returns the exit code: 0 done, 1 the content has errors, 2 used wrongly
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    terminal.error(error.message)
    return 2
  }
}
