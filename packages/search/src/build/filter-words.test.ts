import { expect, test } from 'vitest'
import { filterWords } from './filter-words.ts'

test('the words of filters, editions and kinds in every language have their ids', () => {
  const written = {
    filters: { kind: { en: ['kind', 'type'], zh: ['类别'], th: ['ชนิด'] } },
    editions: { 'next-2012': { en: ['2012'], zh: ['2012版'], th: [] } },
  }
  const kinds = { en: { condition: 'Condition' }, zh: { condition: '状态' }, th: { condition: 'สภาวะ' } }
  expect(filterWords(written, kinds)).toMatchObject({
    kind: 'kind',
    type: 'kind',
    类别: 'kind',
    '2012': 'next-2012',
    '2012版': 'next-2012',
    condition: 'condition',
    状态: 'condition',
  })
})
