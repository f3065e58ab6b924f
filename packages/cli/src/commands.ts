import type { Terminal } from './terminal.ts'

/** A command of the program. */
export interface Command {
  /**
   * Runs the command.
   *
   * @param args what stands after the name of the command
   * @returns the exit code: 0 done, 1 the content has errors, 2 dice are refused
   * @throws Refusal when it was used wrongly
   */
  run(args: readonly string[], terminal: Terminal): Promise<number>
  /** more help for these arguments, to stand below the help of the command, where there is more */
  help?(args: readonly string[]): Promise<string | undefined>
}

/** The commands by name. Each is loaded when it is called: dice need no Markdown. */
export const COMMANDS = {
  roll: async (): Promise<Command> => (await import('./roll.ts')).roll,
  odds: async (): Promise<Command> => (await import('./odds.ts')).odds,
  explain: async (): Promise<Command> => (await import('./explain.ts')).explain,
  calc: async (): Promise<Command> => (await import('./calc.ts')).calc,
  search: async (): Promise<Command> => (await import('./search.ts')).search,
  check: async (): Promise<Command> => (await import('./check.ts')).check,
  status: async (): Promise<Command> => (await import('./status.ts')).status,
  next: async (): Promise<Command> => (await import('./next.ts')).next,
  new: async (): Promise<Command> => (await import('./new.ts')).newEntry,
  diff: async (): Promise<Command> => (await import('./diff.ts')).diff,
  equate: async (): Promise<Command> => (await import('./equate.ts')).equate,
  confirm: async (): Promise<Command> => (await import('./confirm.ts')).confirm,
  export: async (): Promise<Command> => (await import('./export.ts')).exportCommand,
  import: async (): Promise<Command> => (await import('./import.ts')).importCommand,
} as const

/** The name of a command. */
export type CommandName = keyof typeof COMMANDS

/** Whether a text names a command. */
export const isCommandName = (text: string): text is CommandName => Object.hasOwn(COMMANDS, text)
