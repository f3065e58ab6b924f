import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { conditionEffects, effectsOfKind } from './condition-effects.ts'

test('an effect that several conditions have counts once, with all of them as reasons', () => {
  const conditions = [{ condition: 'paralyzed' }, { condition: 'restrained', source: 'web' }] as const
  expect(effectsOfKind({ creature: { conditions }, kind: 'speed-0' }, srd521)).toEqual([
    {
      effect: { kind: 'speed-0' },
      reasons: [
        { condition: 'paralyzed', level: 1, via: [] },
        { condition: 'restrained', level: 1, via: [], source: 'web' },
      ],
    },
  ])
})

test('included conditions have their effects', () => {
  const kinds = conditionEffects({ conditions: [{ condition: 'unconscious' }] }, srd521).flatMap(
    ({ effect, reasons }) => reasons.map(({ condition }) => `${condition}: ${effect.kind}`),
  )
  expect(kinds).toContain('incapacitated: initiative')
  expect(kinds).toContain('prone: crawls')
  expect(kinds).toContain('unconscious: critical-hits-against')
})

test('no conditions, no effects', () => {
  expect(conditionEffects({ conditions: [] }, srd521)).toEqual([])
  expect(conditionEffects({ conditions: [{ condition: 'prone' }], immunities: ['prone'] }, srd521)).toEqual([])
})

// 2012 playtest, Conditions, Ethereal
test('only the edition says what a condition does', () => {
  const ethereal = { conditions: [{ condition: 'ethereal' }] } as const
  expect(effectsOfKind({ creature: ethereal, kind: 'damage-taken-divided' }, next2012)[0]?.effect).toEqual({
    kind: 'damage-taken-divided',
    by: 2,
    except: 'force',
  })
  expect(conditionEffects(ethereal, srd521)).toEqual([])
})
