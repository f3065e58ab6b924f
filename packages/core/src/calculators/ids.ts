// Generated from the files of this folder: `pnpm calculators` in packages/core writes it.
import { isOneOf } from '../one-of.ts'

/** The ids of all calculators, in the order of the alphabet. */
export const CALCULATOR_IDS = [
  'ability-scores',
  'area-of-effect',
  'armor-class',
  'attack',
  'burning',
  'carrying-capacity',
  'coins',
  'concentration',
  'conditions',
  'contest',
  'crafting',
  'd20-test',
  'daily-needs',
  'death-saves',
  'dice',
  'encounter-budget',
  'exhaustion',
  'experience',
  'falling',
  'grid',
  'hide',
  'hit-points',
  'initiative',
  'jump',
  'long-rest',
  'multiclass-slots',
  'objects',
  'save-for-half',
  'short-rest',
  'skills',
  'spell-attack',
  'suffocation',
  'take-damage',
  'travel',
  'weapon-attack',
] as const

/** The id of a calculator. */
export type CalculatorId = (typeof CALCULATOR_IDS)[number]

/** Whether a value is the id of a calculator. */
export const isCalculatorId = (value: unknown): value is CalculatorId => isOneOf(value, CALCULATOR_IDS)
