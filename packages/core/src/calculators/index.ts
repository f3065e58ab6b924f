import { ATTACK_EXAMPLES } from './attack.examples.ts'
import { attack } from './attack.ts'
import type { Calculator, Fields, Input } from './calculator.ts'
import { DICE_EXAMPLES } from './dice.examples.ts'
import { dice } from './dice.ts'

/** A calculator whose fields are not known by name, with its examples: what forms, URLs and command lines work with. */
export type AnyCalculator = Omit<Calculator<Fields>, 'compute' | 'rolls'> & {
  compute(input: Input): ReturnType<Calculator<Fields>['compute']>
  rolls(input: Input): ReturnType<Calculator<Fields>['rolls']>
  readonly examples: readonly {
    readonly id: string
    readonly source: string
    readonly input: Partial<Input>
    readonly figures: Readonly<Record<string, string>>
  }[]
}

/** Every calculator, in the order in which a reader meets them. */
export const CALCULATORS: readonly AnyCalculator[] = [
  { ...attack, examples: ATTACK_EXAMPLES },
  { ...dice, examples: DICE_EXAMPLES },
]
