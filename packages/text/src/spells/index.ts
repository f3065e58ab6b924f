export { castingFacts } from './casting-facts.ts'
export { castingTimeWords, rangeWords, type SpellFact, spellFacts, spellKindWords } from './spell-facts.ts'
export { type SpellWords, spellWords } from './spell-words.ts'
