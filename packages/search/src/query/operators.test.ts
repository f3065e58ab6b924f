import { expect, test } from 'vitest'
import { type Operators, readOperators } from './operators.ts'

const of = (parts: Partial<Operators>): Operators => ({ text: '', conditions: [], excluded: [], exact: [], ...parts })

test.each<[string, Partial<Operators>]>([
  ['half cover', { text: 'half cover' }],
  ['', {}],
  [
    'prone kind:condition',
    { text: 'prone', conditions: [{ key: 'kind', relation: ':', value: 'condition', source: 'kind:condition' }] },
  ],
  ['类别：状态', { conditions: [{ key: '类别', relation: ':', value: '状态', source: '类别：状态' }] }],
  ['ชนิด:สภาวะ', { conditions: [{ key: 'ชนิด', relation: ':', value: 'สภาวะ', source: 'ชนิด:สภาวะ' }] }],
  [
    'kind:"area of effect"',
    { conditions: [{ key: 'kind', relation: ':', value: 'area of effect', source: 'kind:"area of effect"' }] },
  ],
  [
    'Level<=3 list:wizard',
    {
      conditions: [
        { key: 'level', relation: '<=', value: '3', source: 'Level<=3' },
        { key: 'list', relation: ':', value: 'wizard', source: 'list:wizard' },
      ],
    },
  ],
  ['fall -water -“deep water”', { text: 'fall', excluded: ['water', 'deep water'] }],
  ['“half cover” bow', { text: 'half cover bow', exact: ['half cover'] }],
  ['「半身掩护」', { text: '半身掩护', exact: ['半身掩护'] }],
  ['off-hand 2d6-1 2d6 -1 3:30 a:', { text: 'off-hand 2d6-1 2d6 -1 3:30 a:' }],
  ['"', { text: '"' }],
])('%s', (typed, parts) => {
  expect(readOperators(typed)).toEqual(of(parts))
})
