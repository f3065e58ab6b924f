import { describe, expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { format } from '../../dice/format.ts'
import { damageByType, mixedDamageTypes } from './damage-by-type.ts'

// Damage types: SRD 5.2.1, Playing the Game, Damage Types (page 16)
describe('damageByType', () => {
  test.each([
    ['no label', '1d8+3', [[undefined, '1d8+3']]],
    ['one label for all', '(1d8+3)[slashing]', [['slashing', '1d8+3']]],
    ['a modifier without a label has the type of the roll', '1d8[slashing]+3', [['slashing', '1d8+3']]],
    ['wherever the label is', '1d8+3[Slashing]', [['slashing', '1d8+3']]],
    [
      'the first of several',
      '1d8[slashing]+2d6[fire]+3',
      [
        ['slashing', '1d8+3'],
        ['fire', '2d6'],
      ],
    ],
    [
      'terms of one type come together',
      '1d6[cold]+1d4[fire]+1d8[cold]',
      [
        ['cold', '1d6+1d8'],
        ['fire', '1d4'],
      ],
    ],
    [
      'the inner label counts',
      '(1d8+1d6[fire])[cold]',
      [
        ['cold', '1d8'],
        ['fire', '1d6'],
      ],
    ],
    ['signs are kept', '1d8[cold]-(1d4[cold]-2)', [['cold', '1d8-1d4+2']]],
    ['labels inside a product', '2*1d6[fire]+1', [['fire', '2*1d6[fire]+1']]],
  ])('%s: %s', (_, notation, expected) => {
    const parts = damageByType({ damage: parsed(notation) }).map(({ type, expression }) => [type, format(expression)])
    expect(parts).toEqual(expected)
  })

  test.each([
    [
      'of the type of the attack',
      '1d8[piercing]+2d6[fire]',
      '3d6',
      [
        ['piercing', '1d8+3d6'],
        ['fire', '2d6'],
      ],
    ],
    [
      'of a type of its own',
      '1d8',
      '2d8[radiant]',
      [
        [undefined, '1d8'],
        ['radiant', '2d8'],
      ],
    ],
    ['of the same type', '1d8[radiant]', '2d8[radiant]+1', [['radiant', '1d8+2d8+1']]],
    ['without any type', '1d8', '3d6', [[undefined, '1d8+3d6']]],
  ])('what is added, %s: %s and %s', (_, damage, added, expected) => {
    const parts = damageByType({ damage: parsed(damage), added: parsed(added) }).map(({ type, expression }) => [
      type,
      format(expression),
    ])
    expect(parts).toEqual(expected)
  })
})

describe('mixedDamageTypes', () => {
  test.each(['1d8', '1d8[fire]+1d6[cold]', '(1d8[fire]+1d6[cold])[force]', '2*1d6[fire]', 'max(1d6[fire],1d8[Fire])'])(
    '%s mixes nothing',
    (notation) => {
      expect(mixedDamageTypes(parsed(notation))).toBeUndefined()
    },
  )

  test.each([
    ['max(1d6[fire],1d8[cold])', ['fire', 'cold'], 0, 24],
    ['3+2*(1d6[fire]+1d6[cold])', ['fire', 'cold'], 2, 23],
    ['{1d6[fire],1d8[cold]}kh1', ['fire', 'cold'], 0, 24],
  ])('%s', (notation, got, at, length) => {
    expect(mixedDamageTypes(parsed(notation))).toEqual({ code: 'mixed-damage-types', got, at, length })
  })
})
