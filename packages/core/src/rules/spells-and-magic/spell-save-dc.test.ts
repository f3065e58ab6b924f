import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { spellAttackModifier, spellSaveDc } from './spell-save-dc.ts'

// SRD 5.2.1, Spellcasting (page 23) and Saving Throws (page 106): 8 + modifier + Proficiency Bonus
// 2012 playtest, Spells and Saving Throws: 10 + modifier
test.each([
  [3, 2, 13, 13],
  [-1, 2, 9, 9],
  [5, 6, 19, 15],
  [0, 0, 8, 10],
])('a modifier of %i and training of %i: DC %i, in the playtest %i', (abilityModifier, training, srd, playtest) => {
  const caster = { abilityModifier, training }
  expect(spellSaveDc(caster, srd521).value).toBe(srd)
  expect(spellSaveDc(caster, next2012).value).toBe(playtest)
})

// SRD 5.2.1, Attack Rolls (page 106): modifier + Proficiency Bonus; 2012 playtest, Attack Rolls: and magic training
test('the attack modifier is ability and training', () => {
  expect(spellAttackModifier({ abilityModifier: 3, training: 2 }).value).toBe(5)
})

test('lists its steps with rule and values', () => {
  const caster = { abilityModifier: 3, training: 2 }
  expect(spellSaveDc(caster, next2012).steps).toEqual([
    {
      kind: 'spell-save-dc-summed',
      rule: 'spell-save-dc',
      values: { base: 10, abilityModifier: 3, training: 0, dc: 13 },
    },
  ])
  expect(spellAttackModifier(caster).steps).toEqual([
    { kind: 'spell-attack-summed', rule: 'spell-attack', values: { abilityModifier: 3, training: 2, modifier: 5 } },
  ])
})
