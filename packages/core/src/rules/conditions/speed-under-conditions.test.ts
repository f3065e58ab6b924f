import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { speedUnderConditions } from './speed-under-conditions.ts'

describe('speedUnderConditions', () => {
  // SRD 5.2.1, Rules Glossary, pages 177–191; 2012 playtest, Conditions
  test.each([
    ['blinded', srd521, 30],
    ['grappled', srd521, 0],
    ['paralyzed', srd521, 0],
    ['petrified', srd521, 0],
    ['restrained', srd521, 0],
    ['unconscious', srd521, 0],
    ['stunned', srd521, 30],
    ['incapacitated', srd521, 30],
    ['prone', srd521, 30],
    ['blinded', next2012, 15],
    ['restrained', next2012, 0],
    ['paralyzed', next2012, 30],
  ] as const)('the Speed of a %s creature, row %#', (condition, ruleset, expected) => {
    const {
      value: { speedFeet, canIncrease },
    } = speedUnderConditions({ creature: { conditions: [{ condition }] }, speedFeet: 30 }, ruleset)
    expect(speedFeet).toBe(expected)
    expect(canIncrease).toBe(expected !== 0)
  })

  // Exhaustion (page 181): 5 feet for each level
  test.each([
    [30, 1, 25],
    [30, 5, 5],
    [25, 5, 0],
    [20, 5, 0],
    [0, 1, 0],
  ])('Speed %i, Exhaustion %i: %i', (speed, level, expected) => {
    const creature = { conditions: [{ condition: 'exhaustion', level }] } as const
    const {
      value: { speedFeet, canIncrease },
      steps,
    } = speedUnderConditions({ creature, speedFeet: speed }, srd521)
    expect([speedFeet, canIncrease]).toEqual([expected, true])
    expect(steps).toEqual([
      { kind: 'speed-changed', rule: 'exhaustion', values: { before: speed, level, speedFeet: expected } },
    ])
  })

  test('each change is a step, and two conditions with Speed 0 are one', () => {
    const conditions = [{ condition: 'restrained' }, { condition: 'grappled' }, { condition: 'exhaustion' }] as const
    expect(speedUnderConditions({ creature: { conditions }, speedFeet: 40 }, srd521).steps).toEqual([
      { kind: 'speed-changed', rule: 'exhaustion', values: { before: 40, level: 1, speedFeet: 35 } },
      { kind: 'speed-changed', rule: 'grappled', values: { before: 35, level: 1, speedFeet: 0 } },
    ])
  })

  test('half of an odd Speed is rounded down', () => {
    const blinded = { conditions: [{ condition: 'blinded' }] } as const
    expect(speedUnderConditions({ creature: blinded, speedFeet: 25 }, next2012).value.speedFeet).toBe(12)
  })

  test('creatures that crawl, and creatures that cannot move at all', () => {
    const unconscious = { conditions: [{ condition: 'unconscious' }] } as const
    const prone = { conditions: [{ condition: 'prone' }] } as const
    const name = ({ condition }: { condition: string }): string => condition
    expect(speedUnderConditions({ creature: unconscious, speedFeet: 30 }, srd521).value.crawlReasons.map(name)).toEqual(
      ['prone'],
    )
    expect(speedUnderConditions({ creature: prone, speedFeet: 30 }, next2012).value.crawlReasons.map(name)).toEqual([
      'prone',
    ])
    expect(speedUnderConditions({ creature: unconscious, speedFeet: 30 }, srd521).value.immobileReasons).toEqual([])
    expect(
      speedUnderConditions({ creature: unconscious, speedFeet: 30 }, next2012).value.immobileReasons.map(name),
    ).toEqual(['unconscious'])
  })

  test.each([-5, 2.5])('Speed %d throws a RangeError', (speed) => {
    expect(() => speedUnderConditions({ creature: { conditions: [] }, speedFeet: speed }, srd521)).toThrow(RangeError)
  })
})
