import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { canKnockOut, knockedOut, type WakingEvent, wakesFromKnockOut } from './knock-out.ts'

describe('canKnockOut', () => {
  // SRD 5.2.1, Playing the Game (page 17): a melee attack; 2012 playtest, Nonlethal Damage: a declared melee weapon attack
  test.each([
    ['melee', true, false, true, false],
    ['melee', true, true, true, true],
    ['melee', false, true, true, false],
    ['ranged', true, true, false, false],
  ] as const)('%s, with a weapon %s, declared %s: %s, in 2012 %s', (attack, withWeapon, declared, now, then) => {
    expect(canKnockOut({ attack, withWeapon, declared }, srd521)).toBe(now)
    expect(canKnockOut({ attack, withWeapon, declared }, next2012)).toBe(then)
  })
})

test('1 Hit Point, or 0 and not dying', () => {
  expect(knockedOut(srd521)).toEqual({ kind: 'conscious', hitPoints: 1 })
  expect(knockedOut(next2012)).toEqual({ kind: 'stable', hitPoints: 0 })
})

describe('wakesFromKnockOut', () => {
  test.each<[string, WakingEvent, boolean, boolean]>([
    ['Hit Points', { kind: 'regains-hit-points' }, true, true],
    ['first aid', { kind: 'first-aid', checkTotal: 10 }, true, false],
    ['first aid that fails', { kind: 'first-aid', checkTotal: 9 }, false, false],
    ['the Short Rest is over', { kind: 'short-rest-ends' }, true, false],
  ])('%s: %s, in 2012 %s', (_, event, now, then) => {
    expect(wakesFromKnockOut(event, srd521)).toBe(now)
    expect(wakesFromKnockOut(event, next2012)).toBe(then)
  })

  // Unclear: page 17 wakes it at the end of the Short Rest, page 184 does not
  test('the end of the Short Rest is an option', () => {
    expect(wakesFromKnockOut({ kind: 'short-rest-ends', shortRestWakes: false }, srd521)).toBe(false)
    expect(wakesFromKnockOut({ kind: 'short-rest-ends', shortRestWakes: true }, srd521)).toBe(true)
  })
})
