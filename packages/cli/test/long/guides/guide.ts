import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORKSPACE } from '../../spawn.ts'

/** The guides for contributors, the English one first. */
export const GUIDES = ['CONTRIBUTING.md', 'CONTRIBUTING.zh.md', 'CONTRIBUTING.th.md'] as const

/** A block of code of a guide that does something. */
export interface Step {
  readonly sort: 'console' | 'diff' | 'sh'
  /** of a diff, the file */
  readonly file: string
  readonly text: string
}

/** The text of a file of the workspace. */
export const textOf = (file: string): string => readFileSync(join(WORKSPACE, file), 'utf8')

/** The blocks of a guide that do something, in their order. */
export const stepsOf = (guide: string): Step[] =>
  Array.from(
    textOf(guide).matchAll(/^```(console|diff|sh)(?: (\S+))?\n(.*?)^```$/gms),
    ([, sort, file = '', text = '']) => ({
      sort: sort === 'console' || sort === 'diff' ? sort : 'sh',
      file,
      text,
    }),
  )

/** The calculator that the guides begin; what they do with it needs the whole repository, and not its content alone. */
export const CALCULATOR = 'spell-duel'

/** Whether a block is about the new calculator. */
export const isOfCalculator = ({ text }: Step): boolean => text.includes(CALCULATOR)

/** What stands before the arguments of the program. */
export const PROMPT = 'npx rulestone '

/** The words of a command, as a shell would split it. */
export const split = (command: string): string[] =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '')
