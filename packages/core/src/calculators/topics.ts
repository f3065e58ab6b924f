import { isOneOf } from '../one-of.ts'

/** The topics of calculators, in the order in which a player meets them. */
export const TOPICS = [
  'dice-and-tests',
  'combat',
  'damage-and-death',
  'movement',
  'characters',
  'magic',
  'exploration',
  'equipment',
  'running-the-game',
] as const

/** The topic of a calculator. */
export type Topic = (typeof TOPICS)[number]

/** Whether a value is the id of a topic of calculators. */
export const isTopic = (value: unknown): value is Topic => isOneOf(value, TOPICS)

/** Calculators by topic; within one they stay in order. */
export const inOrderOfTopics = <C extends { readonly topic: Topic }>(calculators: readonly C[]): readonly C[] =>
  TOPICS.flatMap((topic) => calculators.filter((calculator) => calculator.topic === topic))
