import { ATTACK_EXAMPLES } from './attack.examples.ts'
import { attack } from './attack.ts'
import { BURNING_EXAMPLES } from './burning.examples.ts'
import { burning } from './burning.ts'
import type { Calculator, Fields, Input } from './calculator.ts'
import { CARRYING_CAPACITY_EXAMPLES } from './carrying-capacity.examples.ts'
import { carryingCapacity } from './carrying-capacity.ts'
import { CONCENTRATION_EXAMPLES } from './concentration.examples.ts'
import { concentration } from './concentration.ts'
import { D20_TEST_EXAMPLES } from './d20-test.examples.ts'
import { d20Test } from './d20-test.ts'
import { DEATH_SAVES_EXAMPLES } from './death-saves.examples.ts'
import { deathSaves } from './death-saves.ts'
import { DICE_EXAMPLES } from './dice.examples.ts'
import { dice } from './dice.ts'
import { FALLING_EXAMPLES } from './falling.examples.ts'
import { falling } from './falling.ts'
import { JUMP_EXAMPLES } from './jump.examples.ts'
import { jump } from './jump.ts'
import { SAVE_FOR_HALF_EXAMPLES } from './save-for-half.examples.ts'
import { saveForHalf } from './save-for-half.ts'
import { SHORT_REST_EXAMPLES } from './short-rest.examples.ts'
import { shortRest } from './short-rest.ts'
import { SUFFOCATION_EXAMPLES } from './suffocation.examples.ts'
import { suffocation } from './suffocation.ts'
import { TRAVEL_EXAMPLES } from './travel.examples.ts'
import { travel } from './travel.ts'

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
  { ...d20Test, examples: D20_TEST_EXAMPLES },
  { ...concentration, examples: CONCENTRATION_EXAMPLES },
  { ...deathSaves, examples: DEATH_SAVES_EXAMPLES },
  { ...jump, examples: JUMP_EXAMPLES },
  { ...carryingCapacity, examples: CARRYING_CAPACITY_EXAMPLES },
  { ...falling, examples: FALLING_EXAMPLES },
  { ...suffocation, examples: SUFFOCATION_EXAMPLES },
  { ...burning, examples: BURNING_EXAMPLES },
  { ...travel, examples: TRAVEL_EXAMPLES },
  { ...saveForHalf, examples: SAVE_FOR_HALF_EXAMPLES },
  { ...shortRest, examples: SHORT_REST_EXAMPLES },
]
