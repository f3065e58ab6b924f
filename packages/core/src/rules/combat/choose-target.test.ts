import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { chooseTarget } from './choose-target.ts'

const bow = { kind: 'ranged', rangeFeet: 80, longFeet: 320 } as const
const target = { distanceFeet: 60, cover: 'none', hidden: false } as const

// SRD 5.2.1, Playing the Game, Making an Attack (page 14), Cover (page 15); 2012 playtest, Attack Basics
test.each([
  ['in the open', target, true, true],
  ['at long range', { ...target, distanceFeet: 100 }, true, true],
  ['out of range', { ...target, distanceFeet: 321 }, false, false],
  ['behind Three-Quarters Cover', { ...target, cover: 'three-quarters' }, true, true],
  ['behind Total Cover', { ...target, cover: 'total' }, false, false],
  ['hidden: the place can be guessed, not so in the playtest', { ...target, hidden: true }, true, false],
] as const)('%s', (_, chosen, srd, playtest) => {
  expect(chooseTarget({ attack: bow, ...chosen }, srd521).value.canBeChosen).toBe(srd)
  expect(chooseTarget({ attack: bow, ...chosen }, next2012).value.canBeChosen).toBe(playtest)
})

test('the steps and the circumstances', () => {
  expect(chooseTarget({ attack: bow, ...target, distanceFeet: 100, cover: 'half' }, srd521)).toEqual({
    value: { canBeChosen: true, circumstances: [{ rule: 'range', gives: 'disadvantage' }] },
    steps: [
      {
        kind: 'beyond-normal-range',
        rule: 'range',
        values: { feet: 100, rangeFeet: 80, longFeet: 320, range: 'in-long-range' },
      },
      { kind: 'cover-checked', rule: 'cover', values: { cover: 'half', canBeTargetedDirectly: true } },
      { kind: 'hiding-checked', rule: 'unseen-attackers', values: { hidden: false, canBeTargeted: true } },
    ],
  })
})
