import { describe, expect, test } from 'vitest'
import { clashes } from './clashes.ts'

/** The reading of each dialect as a line. */
const lines = (text: string): string[] => clashes(text).map(({ dialect, meaning }) => `${dialect} ${meaning ?? '?'}`)

describe('clashes', () => {
  test.each([
    ['4d6r1', ['strict ?', 'roll20 4d6rr=1', 'foundry 4d6ro=1', 'avrae ?']],
    ['10d10>5', ['strict 10d10>5', 'roll20 10d10>=5', 'foundry 10d10>5', 'avrae 10d10>5']],
    ['10d10cs>=8', ['strict 10d10cs>=8', 'roll20 10d10cs>=8', 'foundry 10d10>=8', 'avrae 10d10cs>=8']],
    ['4d6kh3+1d8r<3', ['strict ?', 'roll20 4d6kh3+1d8rr<=3', 'foundry 4d6kh3+1d8ro<3', 'avrae ?']],
  ])('%s is read as %j', (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })

  test.each(['4d6kh3', '4d6d1', '4d6kh3ro1', '10d10>=5', '2d6+', '', '(1d20+5)>14', '🎲'])(
    '%s means the same in all dialects that accept it',
    (text) => {
      expect(clashes(text)).toEqual([])
    },
  )

  test('with limits and variables', () => {
    expect(clashes('@n+1d6>3')).toEqual([])
    expect(clashes('@n+1d6>3', { variables: { n: 1 } })).toHaveLength(4)
    expect(clashes('@n+1d6>3', { variables: { n: 1 }, limits: { length: 3 } })).toEqual([])
  })
})
