import type { Calculator, Fields, InputOf, Output, ParsedInputOf } from '../src/calculators/calculator.ts'
import { defaultInput, parseInput } from '../src/calculators/fields/state.ts'
import type { Distribution } from '../src/dice/distribution.ts'

/** The input of a calculator, as changes of its defaults. */
export const parsedWith = <F extends Fields>(
  calculator: Calculator<F>,
  changes: Partial<InputOf<F>>,
): ParsedInputOf<F> => parseInput(calculator, { ...defaultInput(calculator), ...changes })

/** The answer of a calculator to changes of its defaults, or of another input. */
export const computing =
  <F extends Fields>(calculator: Calculator<F>, usual: InputOf<F> = defaultInput(calculator)) =>
  (changes: Partial<InputOf<F>>): Output => {
    const result = calculator.compute(parseInput(calculator, { ...usual, ...changes }))
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    return result.value
  }

/** The same for a calculator whose answers all have a distribution. */
export function computingOdds<F extends Fields>(
  calculator: Calculator<F>,
): (changes: Partial<InputOf<F>>) => Output & { readonly distribution: Distribution } {
  const computed = computing(calculator)
  return (changes) => {
    const { distribution, ...output } = computed(changes)
    if (distribution === undefined) throw new Error(`${calculator.id} has no distribution`)
    return { ...output, distribution }
  }
}

/** The steps of an answer in order, the kinds of consecutive steps by the same rule on one line: `speed: walks, stops`. */
export function printSteps({ steps }: Output): string[] {
  const lines: string[] = []
  let last = ''
  for (const { rule, kind } of steps) {
    if (rule === last) lines.push(`${lines.pop()}, ${kind}`)
    else lines.push(`${rule}: ${kind}`)
    last = rule
  }
  return lines
}
