import { describe, expect, test } from 'vitest'
import type { CalculatorPart, IslandProps } from './calculator-props.ts'
import { providePart, wholeProps } from './whole-props.ts'

const part: CalculatorPart = {
  tag: 'en',
  fields: {
    bonus: { type: 'integer', minimum: -10, maximum: 30, default: 5 },
    ac: { type: 'integer', minimum: 1, maximum: 30, default: 15 },
  },
  stepKinds: { needed: { needed: 'integer' } },
  rules: { 'attack-roll': { title: 'Attack Roll', href: '/en/rules/attack-roll/' } },
  strings: { title: 'Attack' },
}

const island: IslandProps = {
  id: 'attack',
  from: '/en/calculators/provided.json',
  ordinal: 1,
  prefixes: '|attack-roll.',
  place: 'text',
  base: { ac: 12 },
  output: { figures: [{ id: 'needed', kind: 'integer', value: 7 }], steps: [] },
  offers: [],
}

describe('wholeProps', () => {
  test('uses the part given for rendering', () => {
    providePart('/en/calculators/provided.json', part)
    expect(wholeProps(island)).toMatchObject({
      id: 'attack',
      base: { bonus: 5, ac: 12 },
      tag: 'en',
      strings: { title: 'Attack' },
    })
  })

  test('uses the part that came with the island, with the rules of its state', () => {
    const moreRules = { cover: { title: 'Cover', href: '/en/rules/cover/' } }
    const whole = wholeProps({ ...island, from: '/en/calculators/fetched.json', part: JSON.stringify(part), moreRules })
    expect(Object.keys(whole.rules)).toEqual(['attack-roll', 'cover'])
    expect(whole.fields).toEqual(part.fields)
  })

  test('throws if there is no part', () => {
    expect(() => wholeProps({ ...island, from: '/en/calculators/none.json' })).toThrow('/en/calculators/none.json')
  })
})
