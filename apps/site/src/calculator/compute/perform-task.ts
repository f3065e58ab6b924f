import type { Input, LoadableCalculator } from '@rulestone/core'
import { parseInput } from '@rulestone/core/calculators/fields'
import { loadCalculator } from '@rulestone/core/calculators/load'
import { type CsvWords, chartCsv } from '../chart/chart-csv.ts'
import { answer } from './answer.ts'
import type { Task, TaskResults } from './tasks.ts'

/** The exact distribution of a state as CSV; undefined if it has none. */
function csv(calculator: LoadableCalculator, input: Input, words: CsvWords): string | undefined {
  const result = calculator.compute(parseInput(calculator, input))
  return result.ok && result.value.distribution ? chartCsv(result.value.distribution, words) : undefined
}

/**
 * Performs a task with a calculator, after importing its code.
 *
 * @throws RangeError if there is no calculator with that id
 */
export async function performTask(id: string, task: Task): Promise<TaskResults[Task['kind']]> {
  const calculator = await loadCalculator(id)
  switch (task.kind) {
    case 'load':
      return undefined
    case 'answer':
      return answer(calculator, task.question)
    case 'offers':
      return calculator.rolls(parseInput(calculator, task.input))
    case 'csv':
      return csv(calculator, task.input, task.words)
  }
}
