import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { LIGHT_LEVELS } from '../../vocabulary/light-levels.ts'
import { OBSCUREMENTS } from '../../vocabulary/obscurements.ts'
import { SENSES } from '../../vocabulary/senses.ts'
import { seeing } from './seeing.ts'
import type { SenseRanges, Sighting } from './special-senses.ts'

const see = (ranges: SenseRanges, thing: Partial<Sighting>) =>
  seeing({ senses: ranges, thing: { distanceFeet: 30, light: 'bright-light', ...thing } }, srd521)

// SRD 5.2.1, Playing the Game, Vision and Light (page 11); Rules Glossary, Darkvision (page 180)
test.each([
  ['no special sense', {}, ['heavily-obscured', 'lightly-obscured', 'none'], [false, true, true]],
  ['Darkvision', { darkvision: 60 }, ['lightly-obscured', 'none', 'none'], [false, true, true]],
  [
    'Darkvision out of range',
    { darkvision: 20 },
    ['heavily-obscured', 'lightly-obscured', 'none'],
    [false, true, true],
  ],
  ['Blindsight', { blindsight: 30 }, ['none', 'none', 'none'], [true, true, true]],
  ['Truesight', { truesight: 30 }, ['none', 'none', 'none'], [true, true, true]],
] as const)('%s in Darkness, Dim Light and Bright Light', (_, ranges, obscurement, colors) => {
  const seen = LIGHT_LEVELS.map((light) => see(ranges, { light }))
  expect(seen.map((row) => row.value.obscurement)).toEqual(obscurement)
  expect(seen.map((row) => row.value.colors)).toEqual(colors)
})

// SRD 5.2.1, Rules Glossary: Blindsight (page 177), Darkvision (page 180), Tremorsense, Truesight (page 190)
describe('what each sense overcomes', () => {
  const all = { blindsight: 60, darkvision: 60, tremorsense: 60, truesight: 60 }
  test.each([
    ['a Blinded observer', { blinded: true }, ['blindsight']],
    ['Darkness', { light: 'darkness' }, ['blindsight', 'darkvision', 'truesight']],
    [
      'Darkness that Darkvision can’t see through',
      { light: 'darkness', darkvisionFails: true },
      ['blindsight', 'truesight'],
    ],
    ['an Invisible creature', { invisible: true }, ['blindsight', 'truesight']],
    ['heavy fog', { obscurement: 'heavily-obscured' }, ['blindsight']],
    ['Total Cover', { cover: 'total', inLineOfSight: false }, []],
    ['glass that gives Total Cover', { cover: 'total' }, ['sight', 'darkvision', 'truesight']],
    [
      'an opaque area behind which something moves on the ground',
      { inLineOfSight: false, inContact: true },
      ['blindsight', 'tremorsense'],
    ],
  ] as const)('%s', (_, thing, by) => {
    expect(see(all, thing).value.by).toEqual(by)
  })

  test('Tremorsense only tells where something is', () => {
    const { value: felt } = see({ tremorsense: 60 }, { light: 'darkness', inContact: true })
    expect([felt.seen, felt.located, felt.condition]).toEqual([false, true, 'blinded'])
    expect(see({ tremorsense: 60 }, { light: 'darkness' }).value.located).toBe(false)
  })

  test('an unobscured thing never imposes Blinded, seen or not', () => {
    for (const thing of [{ invisible: true }, { inLineOfSight: false }, { blinded: true }]) {
      expect(see({}, thing).value).toMatchObject({
        seen: false,
        obscurement: 'none',
        condition: 'none',
        perception: 'normal',
      })
    }
    expect(see({ darkvision: 60 }, { light: 'darkness', invisible: true }).value).toMatchObject({
      seen: false,
      obscurement: 'lightly-obscured',
    })
  })

  test('uses the least obscurement among the senses that see the thing', () => {
    const thing = { light: 'dim-light', cover: 'total' } as const
    expect(see({ blindsight: 60 }, thing).value).toMatchObject({ by: ['sight'], obscurement: 'lightly-obscured' })
  })

  test('light fog obscures what Darkvision sees in Dim Light', () => {
    const { value: seen } = see({ darkvision: 60 }, { light: 'dim-light', obscurement: 'lightly-obscured' })
    expect([seen.seen, seen.perception]).toEqual([true, 'disadvantage'])
  })
})

test('each step names its rule', () => {
  expect(see({ darkvision: 60, truesight: 10 }, { light: 'darkness', obscurement: 'lightly-obscured' }).steps).toEqual([
    { kind: 'light-obscures', rule: 'darkness', values: { obscurement: 'heavily-obscured' } },
    {
      kind: 'area-obscures',
      rule: 'obscured-areas',
      values: { area: 'lightly-obscured', obscurement: 'heavily-obscured' },
    },
    {
      kind: 'sense-used',
      rule: 'darkvision',
      values: { distanceFeet: 30, obscurement: 'lightly-obscured', hidden: false },
    },
    { kind: 'sight-hindered', rule: 'lightly-obscured', values: { perception: 'disadvantage', condition: 'none' } },
  ])
})

// 2012 playtest: no special senses, and darkness hides (Attacking an Unseen Target)
test('the 2012 playtest knows no special senses', () => {
  const thing = { distanceFeet: 30, light: 'darkness' } as const
  expect(seeing({ senses: { darkvision: 60, blindsight: 60 }, thing }, next2012).value).toMatchObject({
    seen: false,
    condition: 'none',
    by: [],
  })
  expect(seeing({ thing: { ...thing, light: 'dim-light' } }, next2012).value).toMatchObject({
    seen: true,
    perception: 'normal',
  })
})

test('an additional sense never increases obscurement', () => {
  for (const light of LIGHT_LEVELS) {
    for (const obscurement of OBSCUREMENTS) {
      for (const invisible of [false, true]) {
        const thing = { light, obscurement, invisible, inContact: true }
        const without = OBSCUREMENTS.indexOf(see({}, thing).value.obscurement)
        for (const sense of SENSES) {
          expect(OBSCUREMENTS.indexOf(see({ [sense]: 60 }, thing).value.obscurement)).toBeLessThanOrEqual(without)
        }
      }
    }
  }
})
