import { expect, test } from 'vitest'
import { SUBSTANCES } from './substances.ts'

// SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): one row of the table a line
test('the twelve substances, as the table lists them', () => {
  expect(SUBSTANCES).toEqual([
    ...['cloth', 'paper', 'rope'],
    ...['crystal', 'glass', 'ice'],
    'wood',
    'stone',
    ...['iron', 'steel'],
    'mithral',
    'adamantine',
  ])
})
