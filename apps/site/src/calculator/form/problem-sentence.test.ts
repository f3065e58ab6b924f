import { diceCalculator, type Field, type FieldProblem, readState } from '@rulestone/core'
import { LANGUAGE_TAGS, LOCALES } from '@rulestone/text'
import { numberFormats } from '@rulestone/text/number-formats'
import { describe, expect, it } from 'vitest'
import { RAW } from '../../../test/raw.ts'
import { suggestionParts } from '../../dice/notation-sentence.ts'
import { stringsUnder } from '../../library/strings.ts'
import { makeT } from '../../shared/make-t.ts'
import { type ProblemContext, problemElsewhere, problemSentence } from './problem-sentence.ts'

const t = makeT('en', {
  'fields.cover.options.none': 'None',
  'fields.cover.options.half': 'Half',
  'site.none': 'None',
  'site.yes': 'yes',
  'site.no': 'no',
})

const errors = makeT('en', {
  'field.out-of-bounds': '{{got}} is out of range. Type {{minimum}} to {{maximum}}; {{default}} is used.',
  'field.out-of-bounds-measured':
    '{{got}} is out of range. Type any number from {{minimum}} to {{maximum}}; {{default}} is used.',
  'field.unknown-option': '“{{got}}” is not one of {{options}}. {{default}} is used.',
  'field.unknown-field': 'There is no field “{{field}}”.',
  'dice.unexpected': '“{{got}}” at position {{position}}. Expected: {{expected}}.',
  'dice.unexpected-end': 'Stops too early. Expected: {{expected}}.',
  'dice.over-limit.dice': '{{got}} dice; at most {{allowed}}.',
  'dice.ambiguous': '“{{got}}” can mean {{meanings}}.',
  'dice.meaning.reroll-once': 'once more',
  'dice.meaning.reroll-until': 'until it fits',
  'dice.twice': 'Two of {{got}}.',
  'dice.modifier.keep': 'a keep',
  'dice.unclosed': 'No {{expected}} for {{got}}.',
  'dice.unknown-variable': 'No {{got}}, but {{known}}.',
  'dice.no-variables': 'No names here.',
  'dice.dependent-dice.group': 'These hang together.',
  'dice.did-you-mean': ' Did you mean {{suggestions}}?',
  'dice.expected.dice': 'dice',
  'dice.expected.number': 'a number',
  'dice.expected.sides': 'the number of sides',
})

const formats = numberFormats('en')

const sentence = (problem: FieldProblem | undefined, field?: Field, base = {}): string | undefined =>
  problem && problemSentence(problem, { t, errors, tag: 'en', field, base, formats, system: 'feet' })

const problemOf = (text: string): FieldProblem | undefined => readState(diceCalculator, { expr: text }).problems[0]

const ofDice = (text: string): string | undefined => sentence(problemOf(text), diceCalculator.fields.expr)

/** A problem that no text causes on the site: it knows no variables. */
const named = (known: readonly string[]): FieldProblem => ({
  field: 'expr',
  code: 'dice.unknown-variable',
  got: '1d20+@x',
  expected: { length: 2, got: '@x', known },
  at: 5,
})

/** One text for each code of a dice problem, and each detail that has a sentence of its own. */
const MISTAKES = {
  empty: '',
  'unexpected-character': '2d6💥',
  unexpected: '2d6++',
  'unexpected-end': '2d6+',
  unclosed: '(2d6',
  'zero-sides': '1d0',
  'zero-divisor': '7/0',
  'negative-dice': '(1d4-3)d6',
  'never-ends': '1d6rr<7',
  'without-dice': '7kh1',
  'without-division': 'floor(7)',
  'not-one-die': '2d20adv',
  twice: '1d6ro=1ro=2',
  'wrong-order': '4d6kh3ro=1',
  ambiguous: '4d6r1',
  'compare-total': '2d6+3>=10',
  'no-variables': '1d20+@str',
  'over-limit.length': '1'.repeat(3000),
  'over-limit.terms': `1${'+1'.repeat(300)}`,
  'over-limit.depth': `${'('.repeat(100)}1${')'.repeat(100)}`,
  'over-limit.dice': '99999d6',
  'over-limit.sides': '1d9999999',
  'over-limit.constant': '99999999999',
  'over-limit.explosions': '1d6!{999}',
} as const

/** Problems that only exact odds have. */
const UNANSWERABLE = {
  'over-limit.work': '9999d6',
  'dependent-dice.group': '{2d6!+1d4}kh2',
  'dependent-dice.reroll-add': '1d6ra=1!',
} as const

const codeOf = ({ code, expected }: FieldProblem): string => {
  if (code === 'dice.over-limit') return `over-limit.${expected['limit']}`
  if (code === 'dice.dependent-dice') return `dependent-dice.${expected['got']}`
  if (code === 'dice.unexpected' && expected['got'] === '') return 'unexpected-end'
  return code === 'dice.unknown-variable' ? 'no-variables' : code.replace('dice.', '')
}

function problemOfOdds(expr: string): FieldProblem | undefined {
  const result = diceCalculator.compute(readState(diceCalculator, { expr }).parsed)
  return result.ok ? undefined : result.error
}

describe('problemSentence', () => {
  it('names the bounds and the replacement value', () => {
    const field: Field = { type: 'integer', minimum: -10, maximum: 30, default: 5 }
    const problem = readState({ fields: { bonus: field } }, { bonus: '99' }).problems[0]
    expect(sentence(problem, field, { bonus: 7 })).toBe('99 is out of range. Type −10 to 30; 7 is used.')
  })

  it('names the choices in the reader’s language', () => {
    const field: Field = { type: 'choice', options: ['none', 'half'], default: 'none' }
    const problem = readState({ fields: { cover: field } }, { cover: 'wall' }).problems[0]
    expect(sentence(problem, field, { cover: 'half' })).toBe('“wall” is not one of None or Half. Half is used.')
  })

  it('leaves options that the field does not offer out of the replacement value', () => {
    const field: Field = { type: 'several', options: ['none', 'half'], default: [] }
    const problem = readState({ fields: { cover: field } }, { cover: 'wall' }).problems[0]
    expect(sentence(problem, field, { cover: ['half', 'wall'] })).toContain('Half is used.')
  })

  it('writes amounts in the reader’s units', () => {
    const field: Field = { type: 'integer', minimum: 0, maximum: 100, default: 30, unit: 'feet' }
    const problem = readState({ fields: { speed: field } }, { speed: '200' }).problems[0]
    expect(
      problem &&
        problemSentence(problem, { t, errors, tag: 'en', field, base: { speed: 30 }, formats, system: 'metric' }),
    ).toBe('60 is out of range. Type any number from 0 to 30; 9 is used.')
  })

  it('names an unknown field', () => {
    expect(sentence(readState(diceCalculator, { foo: '1' }).problems[0])).toBe('There is no field “foo”.')
  })

  it('gives the position of a dice mistake, counting from 1, and the expected text', () => {
    expect(ofDice('2d6++3')).toBe('“+” at position 5. Expected: dice or a number.')
    expect(ofDice('2d')).toBe('Stops too early. Expected: the number of sides.')
    expect(ofDice('99999d6')).toBe('99999 dice; at most 10,000.')
    expect(ofDice('(2d6')).toBe('No ) for (.')
  })

  it('explains ambiguous notation and repeated modifiers', () => {
    expect(ofDice('4d6r1')).toBe('“r” can mean once more or until it fits.')
    expect(sentence({ field: 'expr', code: 'dice.twice', got: '2d6', expected: { got: 'keep' } })).toBe(
      'Two of a keep.',
    )
  })

  it('lists the known variables, or says that there are none', () => {
    expect(sentence(named(['dex', 'str']))).toBe('No @x, but @dex or @str.')
    expect(sentence(named([]))).toBe('No names here.')
  })

  it('explains why there are no exact odds', () => {
    expect(sentence(problemOfOdds('{2d6!+1d4}kh2'), diceCalculator.fields.expr)).toBe('These hang together.')
  })
})

describe('problemElsewhere', () => {
  const fields = { bonus: { type: 'integer', minimum: -10, maximum: 30, default: 5 } } as const
  const contextOf = (field: Field | undefined): ProblemContext => ({
    t: makeT('en', { 'fields.bonus.label': 'Bonus', 'site.a': 'A' }),
    errors: makeT('en', {
      'field.out-of-bounds': '{{got}} is out of range.',
      'field.unknown-field': 'There is no field “{{field}}”.',
    }),
    tag: 'en',
    field,
    base: {},
    formats,
    system: 'feet',
  })

  it.each([
    ['bonus', 'out-of-bounds', 'Bonus: 99 is out of range.'],
    ['vs.bonus', 'out-of-bounds', 'A: 99 is out of range.'],
    ['foo', 'unknown-field', 'There is no field “foo”.'],
    ['constructor', 'unknown-field', 'There is no field “constructor”.'],
    ['vs.foo', 'unknown-field', 'A: There is no field “foo”.'],
  ])('%s: %s', (field, code, sentence) => {
    expect(problemElsewhere({ field, code, got: '99', expected: {} }, fields, contextOf)).toBe(sentence)
  })
})

describe('suggestionParts', () => {
  const context: ProblemContext = {
    t,
    errors,
    tag: 'en',
    field: diceCalculator.fields.expr,
    base: {},
    formats,
    system: 'feet',
  }

  it('separates suggestions from the words around them', () => {
    const problem = problemOf('4d6r1')
    expect(problem && suggestionParts(problem, context)).toEqual([
      { kind: 'words', text: ' Did you mean ' },
      { kind: 'suggestion', text: '4d6ro1' },
      { kind: 'words', text: ' or ' },
      { kind: 'suggestion', text: '4d6rr1' },
      { kind: 'words', text: '?' },
    ])
  })

  it('is empty if there are no suggestions', () => {
    const problem = problemOf('2d6++')
    expect(problem && suggestionParts(problem, context)).toEqual([])
  })
})

describe.each(LOCALES)('in %s every dice problem has a sentence', (locale) => {
  const tag = LANGUAGE_TAGS[locale]
  const context: ProblemContext = {
    t: makeT(tag, {}),
    errors: makeT(tag, stringsUnder(locale, 'errors')),
    tag,
    field: diceCalculator.fields.expr,
    base: {},
    formats,
    system: 'feet',
  }

  it.each([
    ...Object.entries(MISTAKES).map(([code, text]) => [code, problemOf(text)] as const),
    ...Object.entries(UNANSWERABLE).map(([code, text]) => [code, problemOfOdds(text)] as const),
  ])('%s', (code, problem) => {
    if (!problem) throw new Error('a problem was expected')
    expect(codeOf(problem)).toBe(code)
    const parts = suggestionParts(problem, context).map(({ text }) => text)
    expect(problemSentence(problem, context) + parts.join('')).not.toMatch(RAW)
  })
})
