import { expect, test } from 'vitest'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { DAMAGE_TYPES } from '../../vocabulary/damage-types.ts'
import { damageObject } from './breaking-objects.ts'

// SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
test('objects are immune only to Poison and Psychic damage', () => {
  const harmless = DAMAGE_TYPES.filter(
    (type) => damageObject({ hitPoints: 5, dealt: [{ type, damage: 3 }] }, srd521).value.damage === 0,
  )
  expect(harmless).toEqual(['poison', 'psychic'])
})

// SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): paper may be vulnerable to fire; destroyed at 0 Hit Points
test.each([
  ['more than it has', { hitPoints: 3 }, [{ type: 'slashing', damage: 4 }], 0, true],
  ['as much as it has', { hitPoints: 4 }, [{ type: 'slashing', damage: 4 }], 0, true],
  ['less than it has', { hitPoints: 5 }, [{ type: 'slashing', damage: 4 }], 1, false],
  [
    'doubled for paper',
    { hitPoints: 5, modifiers: { fire: { vulnerability: true } } },
    [{ type: 'fire', damage: 2 }],
    1,
    false,
  ],
] as const)('damage: %s', (_, object, dealt, hitPoints, destroyed) => {
  expect(damageObject({ ...object, dealt }, srd521).value).toMatchObject({ hitPoints, destroyed })
})

// SRD 5.2.1, Rules Glossary, Damage Threshold (page 180): all types of one attack or effect together
test('a damage threshold is compared with the remaining damage of all types', () => {
  const dealt = [
    { type: 'fire', damage: 6 },
    { type: 'slashing', damage: 4 },
    { type: 'psychic', damage: 20 },
  ] as const
  const wall = { hitPoints: 27, damageThreshold: 10 }
  expect(damageObject({ ...wall, dealt }, srd521).steps).toEqual([
    { kind: 'object-damaged', rule: 'damage', values: { type: 'fire', before: 6, damage: 6 } },
    { kind: 'object-damaged', rule: 'damage', values: { type: 'slashing', before: 4, damage: 4 } },
    { kind: 'object-damaged', rule: 'breaking-objects', values: { type: 'psychic', before: 20, damage: 0 } },
    { kind: 'damage-threshold-met', rule: 'damage-threshold', values: { before: 10, damageThreshold: 10, damage: 10 } },
    { kind: 'object-hit-points-lost', rule: 'hit-points', values: { before: 27, damage: 10, hitPoints: 17 } },
  ])
  expect(damageObject({ ...wall, dealt, reading: 'exceed' }, srd521).value.hitPoints).toBe(27)
  const resistant = { ...wall, modifiers: { fire: { resistance: true } } }
  expect(damageObject({ ...resistant, dealt }, srd521).value.hitPoints).toBe(27)
  expect(damageObject({ ...resistant, dealt }, srd521).steps[0]).toEqual({
    kind: 'object-damaged',
    rule: 'order-of-application',
    values: { type: 'fire', before: 6, damage: 3 },
  })
})

test.each([
  [{ hitPoints: -1 }, 1],
  [{ hitPoints: 5 }, -1],
  [{ hitPoints: 5, damageThreshold: -1 }, 1],
])('%j and %i damage throw a RangeError', (object, damage) => {
  expect(() => damageObject({ ...object, dealt: [{ type: 'fire', damage }] }, srd521)).toThrow(RangeError)
})
