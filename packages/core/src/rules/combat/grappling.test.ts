import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { draggingCost, ESCAPE_SKILLS, escapeOpposition, grappleEnds } from './grappling.ts'

// SRD 5.2.1, Rules Glossary, Grappling (page 182)
test('the skills to escape with', () => {
  expect(ESCAPE_SKILLS).toEqual(['athletics', 'acrobatics'])
})

// SRD 5.2.1, Rules Glossary, Grappled (page 182); SRD 5.1, Combat, Moving a Grappled Creature (page 96)
test.each([
  ['equal sizes', 'medium', 'medium', 'extra-foot', 'half-speed'],
  ['one size smaller', 'medium', 'small', 'extra-foot', 'half-speed'],
  ['two sizes smaller', 'large', 'small', 'nothing', 'nothing'],
  ['larger', 'medium', 'large', 'extra-foot', 'half-speed'],
  ['Tiny', 'small', 'tiny', 'nothing', 'half-speed'],
  ['Tiny by Tiny', 'tiny', 'tiny', 'nothing', 'half-speed'],
] as const)('dragging: %s', (_, grappler, grappled, today, in2014) => {
  expect(draggingCost({ grapplerSize: grappler, grappledSize: grappled })).toBe(today)
  expect(draggingCost({ grapplerSize: grappler, grappledSize: grappled }, srd51)).toBe(in2014)
})

const ogre = { kind: 'monster', strengthModifier: 4, proficiencyBonus: 2, athleticsBonus: 6 } as const

// SRD 5.2.1, Rules Glossary, Grappling (page 182) and Unarmed Strike (page 190): 8 + 4 + 2; SRD 5.1, Escaping a Grapple
// (page 95) and Grapple Rules for Monsters (page 259): 10 + 6
test.each([
  ['a monster', ogre, 14, 16],
  ['a monster with a DC in its stat block', { ...ogre, statBlockDc: 15 }, 15, 15],
  ['a character', { ...ogre, kind: 'character' }, 14, 'contest'],
] as const)('escaping from %s', (_, grappler, today, in2014) => {
  const dc = (opposition: ReturnType<typeof escapeOpposition>) =>
    opposition.decidedBy === 'contest' ? opposition.decidedBy : opposition.dc
  expect(dc(escapeOpposition(grappler))).toBe(today)
  expect(dc(escapeOpposition(grappler, srd51))).toBe(in2014)
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
