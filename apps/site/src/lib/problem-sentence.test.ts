import { dice, type Field, type FieldProblem, readState } from '@rulestone/core'
import { describe, expect, it } from 'vitest'
import { makeT } from './make-t.ts'
import { problemSentence } from './problem-sentence.ts'

const t = makeT('en', {
  'fields.cover.options.none': 'None',
  'fields.cover.options.half': 'Half',
  'site.yes': 'yes',
  'site.no': 'no',
  'errors.field.out-of-bounds': '{{got}} is out of range. Type {{minimum}} to {{maximum}}; {{default}} is used.',
  'errors.field.unknown-option': '“{{got}}” is not one of {{options}}. {{default}} is used.',
  'errors.field.unknown-field': 'There is no field “{{field}}”.',
  'errors.dice.unexpected': '“{{got}}” at position {{position}}. Expected: {{expected}}.',
  'errors.dice.unexpected-end': 'Stops too early. Expected: {{expected}}.',
  'errors.dice.over-limit.dice': '{{got}} dice; at most {{allowed}}.',
  'errors.dice.expected.dice': 'dice',
  'errors.dice.expected.number': 'a number',
  'errors.dice.expected.sides': 'the number of sides',
})

const sentence = (problem: FieldProblem | undefined, field?: Field, base = {}): string | undefined =>
  problem && problemSentence(problem, { t, tag: 'en', field, base, integer: (value) => value.toLocaleString('en') })

const ofDice = (text: string): string | undefined =>
  sentence(readState(dice, { expr: text }).problems[0], dice.fields.expr)

describe('problemSentence', () => {
  it('names bounds and the value that stands instead', () => {
    const field: Field = { type: 'integer', minimum: -10, maximum: 30, default: 5 }
    const problem = readState({ fields: { bonus: field } }, { bonus: '99' }).problems[0]
    expect(sentence(problem, field, { bonus: 7 })).toBe('99 is out of range. Type -10 to 30; 7 is used.')
  })

  it('names the choices in the words of the reader', () => {
    const field: Field = { type: 'choice', options: ['none', 'half'], default: 'none' }
    const problem = readState({ fields: { cover: field } }, { cover: 'wall' }).problems[0]
    expect(sentence(problem, field, { cover: 'half' })).toBe('“wall” is not one of None or Half. Half is used.')
  })

  it('names a field that the calculator does not have', () => {
    expect(sentence(readState(dice, { foo: '1' }).problems[0])).toBe('There is no field “foo”.')
  })

  it('says where dice are wrong and what would be right, counting from 1', () => {
    expect(ofDice('2d6++3')).toBe('“+” at position 5. Expected: dice or a number.')
    expect(ofDice('2d')).toBe('Stops too early. Expected: the number of sides.')
    expect(ofDice('99999d6')).toBe('99999 dice; at most 10,000.')
  })
})
