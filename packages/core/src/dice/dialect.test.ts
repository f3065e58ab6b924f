import { describe, expect, test } from 'vitest'
import { DIALECTS, type DialectName } from './dialect.ts'
import { format } from './format.ts'
import { parse } from './parse.ts'

const NAMES = Object.keys(DIALECTS) as DialectName[]

/** What a text means in each dialect: canonical notation, or the code of the error. */
const readings = (text: string): string[] =>
  NAMES.map((dialect) => {
    const result = parse(text, { dialect })
    return result.ok ? format(result.value) : result.error.code
  })

test('the dialects', () => {
  expect(NAMES).toEqual(['strict', 'roll20', 'foundry', 'avrae'])
})

// Columns: strict, Roll20, Foundry, Avrae.
describe('the meaning in each dialect', () => {
  test.each([
    // A bare `r`: in Roll20 until the die does not match, in Foundry once.
    ['4d6r1', ['ambiguous', '4d6rr=1', '4d6ro=1', 'ambiguous']],
    ['4d6r<3', ['ambiguous', '4d6rr<=3', '4d6ro<3', 'ambiguous']],
    ['4d6r', ['ambiguous', '4d6rr=1', '4d6ro=1', 'ambiguous']],
    ['1d6r<=6', ['ambiguous', 'never-ends', '1d6ro<=6', 'ambiguous']],
    // In Roll20 `>` and `<` include the number.
    ['10d10>5', ['10d10>5', '10d10>=5', '10d10>5', '10d10>5']],
    ['10d10<5f>9', ['10d10<5f>9', '10d10<=5f>=9', '10d10<5f>9', '10d10<5f>9']],
    ['10d10>=5', ['10d10>=5', '10d10>=5', '10d10>=5', '10d10>=5']],
    ['4d6!>5', ['4d6!>5', '4d6!>=5', '4d6!>5', '4d6!>5']],
    ['4d6ro<2', ['4d6ro<2', '4d6ro<=2', '4d6ro<2', '4d6ro<2']],
    ['1d20cs>19cf<2', ['1d20cs>19cf<2', '1d20cs>=19cf<=2', 'twice', '1d20cs>19cf<2']],
    // In Foundry `cs` and `cf` count, elsewhere they mark.
    ['10d10cs>=8', ['10d10cs>=8', '10d10cs>=8', '10d10>=8', '10d10cs>=8']],
    ['10d10cf=1', ['10d10cf=1', '10d10cf=1', '10d10=1', '10d10cf=1']],
    ['{4d6}cs>=5', ['{4d6}cs>=5', '{4d6}cs>=5', '{4d6}>=5', '{4d6}cs>=5']],
    // A bare `d` after a pool drops the lowest.
    ['4d6d1', ['ambiguous', '4d6dl1', '4d6dl1', 'ambiguous']],
    ['4d6d', ['ambiguous', '4d6dl1', '4d6dl1', 'ambiguous']],
    // In Avrae `k5` keeps the fives.
    ['4d6k3', ['4d6kh3', '4d6kh3', '4d6kh3', 'unexpected']],
    ['4d6k', ['4d6kh1', '4d6kh1', '4d6kh1', 'unexpected']],
    ['4d6kh3', ['4d6kh3', '4d6kh3', '4d6kh3', '4d6kh3']],
    // In Foundry at most one die is rerolled.
    ['4d6ro1=1', ['4d6ro=1=1', '4d6ro=1=1', 'unexpected', '4d6ro=1=1']],
    ['4d6r1=1', ['ambiguous', '4d6rr=1=1', 'unexpected', 'ambiguous']],
    ['4d6x3=6', ['4d6x3=6', '4d6x3=6', '4d6x3=6', '4d6x3=6']],
    // Roll20 and Avrae sort modifiers, the others refuse the wrong order.
    ['4d6kh3ro1', ['wrong-order', '4d6ro=1kh3', 'wrong-order', '4d6ro=1kh3']],
    ['4d6kh3!', ['wrong-order', '4d6!kh3', 'wrong-order', '4d6!kh3']],
    ['4d6>=5!', ['wrong-order', '4d6!dl0>=5', 'wrong-order', '4d6!dl0>=5']],
    ['4d6!ro1>=5', ['wrong-order', '4d6ro=1!dl0>=5', 'unexpected', '4d6ro=1!dl0>=5']],
    ['4d6kh3mi2', ['wrong-order', '4d6min2kh3', 'wrong-order', '4d6min2kh3']],
    ['4d6ro1!mi2kh3>=2', ['4d6ro=1!min2kh3>=2', '4d6ro=1!min2kh3>=2', '4d6ro=1!min2kh3>=2', '4d6ro=1!min2kh3>=2']],
    // The same in all of them.
    ['(1d20+5)>14', ['(1d20+5)>14', '(1d20+5)>14', '(1d20+5)>14', '(1d20+5)>14']],
    [
      '2d20kh1+{1d6,1d8}kl1',
      ['2d20kh1+{1d6,1d8}kl1', '2d20kh1+{1d6,1d8}kl1', '2d20kh1+{1d6,1d8}kl1', '2d20kh1+{1d6,1d8}kl1'],
    ],
  ])('%s', (text, expected) => {
    expect(readings(text)).toEqual(expected)
  })
})

test('suggestions are in the dialect of the text', () => {
  const result = parse('1d20+5>15', { dialect: 'roll20' })
  expect(result.ok ? [] : result.error.suggestions).toEqual(['(1d20+5)>15'])
})
