import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORKSPACE } from '../../spawn.ts'

/** The guides for contributors, the English one first. */
export const GUIDES = ['CONTRIBUTING.md', 'CONTRIBUTING.zh.md', 'CONTRIBUTING.th.md'] as const

/** A code block of a guide that is run or applied. */
export interface Step {
  readonly sort: 'console' | 'diff' | 'sh'
  /** for a diff, the file */
  readonly file: string
  readonly text: string
}

/** The text of a file of the workspace. */
export const textOf = (file: string): string => readFileSync(join(WORKSPACE, file), 'utf8')

/** The code blocks of a guide that are run or applied, in order. */
export const stepsOf = (guide: string): Step[] =>
  Array.from(
    textOf(guide).matchAll(/^```(console|diff|sh)(?: (\S+))?\n(.*?)^```$/gms),
    ([, sort, file = '', text = '']) => ({
      sort: sort === 'console' || sort === 'diff' ? sort : 'sh',
      file,
      text,
    }),
  )

/** The calculator that the guides create, which needs the whole repository, not only the content. */
export const CALCULATOR = 'spell-duel'

/** Whether a block is about the new calculator. */
export const isOfCalculator = ({ text }: Step): boolean => text.includes(CALCULATOR)

/** The text before the arguments of the program. */
export const PROMPT = 'npx rulestone '

/** The arguments of a command, split as by a shell. */
export const split = (command: string): string[] =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '')
