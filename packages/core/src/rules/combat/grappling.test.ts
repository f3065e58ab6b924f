import { expect, test } from 'vitest'
import { draggingCostsExtra, ESCAPE_SKILLS, grappleEnds } from './grappling.ts'

// SRD 5.2.1, Rules Glossary, Grappling (page 182)
test('the skills to escape with', () => {
  expect(ESCAPE_SKILLS).toEqual(['athletics', 'acrobatics'])
})

// SRD 5.2.1, Rules Glossary, Grappled (page 182)
test.each([
  ['equal sizes', 'medium', 'medium', true],
  ['one size smaller', 'medium', 'small', true],
  ['two sizes smaller', 'large', 'small', false],
  ['larger', 'medium', 'large', true],
  ['Tiny', 'small', 'tiny', false],
  ['Tiny by Tiny', 'tiny', 'tiny', false],
] as const)('dragging: %s', (_, grappler, grappled, expected) => {
  expect(draggingCostsExtra({ grapplerSize: grappler, grappledSize: grappled })).toBe(expected)
})

const held = { escaped: false, grapplerIncapacitated: false, released: false, distanceFeet: 5, rangeFeet: 5 }

// SRD 5.2.1, Rules Glossary, Grappling (page 182)
test.each([
  ['nothing', held, []],
  ['escape', { ...held, escaped: true }, ['escaped']],
  ['an Incapacitated grappler', { ...held, grapplerIncapacitated: true }, ['grapplerIncapacitated']],
  ['letting go', { ...held, released: true }, ['released']],
  ['distance', { ...held, distanceFeet: 10 }, ['outOfRange']],
  ['distance within a longer range', { ...held, distanceFeet: 10, rangeFeet: 15 }, []],
  ['two reasons', { ...held, escaped: true, distanceFeet: 6 }, ['escaped', 'outOfRange']],
])('ended by %s', (_, state, reasons) => {
  expect(grappleEnds(state)).toEqual({
    value: reasons.length > 0,
    steps: reasons.map((reason) => ({ kind: 'grapple-ended', rule: 'grappling', values: { because: reason } })),
  })
})
