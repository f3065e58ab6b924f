import { expect, test } from 'vitest'
import { AREAS_OF_KNOWLEDGE } from './areas-of-knowledge.ts'

// SRD 5.2.1, Rules Glossary, Areas of Knowledge (page 189): one skill a line
test('the areas of knowledge', () => {
  expect(AREAS_OF_KNOWLEDGE).toEqual([
    ...['spells', 'magic-items', 'eldritch-symbols', 'magical-traditions', 'planes-of-existence'],
    ...['historic-events', 'historic-people', 'ancient-civilizations', 'wars'],
    ...['traps', 'ciphers', 'riddles', 'gadgetry'],
    ...['terrain', 'flora', 'weather'],
    ...['deities', 'religious-hierarchies', 'religious-rites', 'holy-symbols', 'cults'],
  ])
})
