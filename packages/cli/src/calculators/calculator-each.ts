import { type FieldProblem, fail, type Input, type Result } from '@rulestone/core'
import { writeJson } from '../terminal/json.ts'
import { LONGEST_LINE, linesOf } from '../terminal/lines.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Answer, type Asked, answerData, answerTo, problemData } from './calculator-answer.ts'
import { readInput, readObject } from './calculator-input.ts'

/** The answer of a calculator to a line, or the errors of the line. */
function answerLine(asked: Asked, line: string, base: Input): Result<Answer, readonly FieldProblem[]> {
  if (line.length > LONGEST_LINE) {
    return fail([{ field: '', code: 'too-long', got: '', expected: { maximum: LONGEST_LINE } }])
  }
  const object = readObject(line)
  return object.ok ? answerTo(asked, readInput(asked.calculator, {}, object.value, base)) : fail([object.error])
}

/**
 * Answers each line of standard input, an object of fields, with a line of JSON as soon as it arrives. An invalid line
 * is answered with its errors and its line number, and does not stop the others.
 *
 * @param base the values of fields that a line omits
 * @returns the exit code: 0 done, 1 a line was invalid
 */
export async function answerEach(asked: Asked, base: Input, terminal: Terminal): Promise<number> {
  let [line, code] = [0, 0]
  for await (const text of linesOf(terminal.input())) {
    line += 1
    const result = answerLine(asked, text, base)
    if (!result.ok) code = 1
    terminal.out(writeJson(result.ok ? answerData(result.value) : problemData(asked, result.error, { line })))
    await terminal.drained()
  }
  return code
}
