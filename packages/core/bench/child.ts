import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { median } from './measure.ts'

/** The JSON that a program of this folder prints, run in a separate process. */
export function answerOf<Answer>(file: string, args: readonly string[]): Answer {
  const program = file.endsWith('.py') ? 'python3' : process.execPath
  const path = fileURLToPath(new URL(file, import.meta.url))
  return JSON.parse(execFileSync(program, [path, ...args], { encoding: 'utf8' }))
}

/** How long exact odds took and their mean as a fraction, or the error instead. */
interface Timed {
  readonly milliseconds?: number
  readonly mean?: string
  readonly error?: string
}

/** Answers of one engine, by expression. */
export type Times = Readonly<Record<string, Timed>>

/** The median duration of an expression over several rounds. */
export const millisecondsOf = (rounds: readonly Times[], expression: string): number =>
  median(rounds.map((times) => times[expression]?.milliseconds ?? Number.NaN))
