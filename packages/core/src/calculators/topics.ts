/** What calculators are about, in the order in which a player meets it. */
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

/** What a calculator is about. */
export type Topic = (typeof TOPICS)[number]

/** Calculators by topic; inside one they keep their order. */
export const inOrderOfTopics = <C extends { readonly topic: Topic }>(calculators: readonly C[]): readonly C[] =>
  TOPICS.flatMap((topic) => calculators.filter((calculator) => calculator.topic === topic))
