import type { Terminal } from './terminal.ts'

/** A command of the program. */
export interface Command {
  /**
   * Runs the command.
   *
   * @param args the arguments after the name of the command
   * @returns the exit code: 0 done, 1 the content has errors, 2 dice are refused
   * @throws Refusal if it was used wrongly
   */
  run(args: readonly string[], terminal: Terminal): Promise<number>
  /** more help for these arguments, below the help of the command; undefined if there is none */
  help?(args: readonly string[]): Promise<string | undefined>
}
