import { describe, expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { fraction } from '../../fraction.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { ROLL_STATES } from '../../vocabulary/d20-tests.ts'
import { attackChances } from './attack-roll.ts'
import { type AttackTest, attackRollChances } from './attack-roll-chances.ts'

const bless = parsed('1d4')
const bane = parsed('-1d4')

describe('attackRollChances', () => {
  // Counted independently over all rolls; sources: SRD 5.2.1, Playing the Game, pages 7 and 8. In the first row
  // 12 to 15 of 20 faces hit, of which one is critical: (54 − 4) / 80 = 5/8.
  test.each<[string, AttackTest, ReturnType<typeof fraction>[]]>([
    [
      '1d4 more',
      { bonus: 5, armorClass: 15, state: 'normal', bonusDice: bless },
      [fraction(13, 40), fraction(5, 8), fraction(1, 20)],
    ],
    [
      '1d4 less',
      { bonus: 5, armorClass: 15, state: 'normal', bonusDice: bane },
      [fraction(23, 40), fraction(3, 8), fraction(1, 20)],
    ],
    [
      '1d4 more, Advantage',
      { bonus: 5, armorClass: 15, state: 'advantage', bonusDice: bless },
      [fraction(87, 800), fraction(127, 160), fraction(39, 400)],
    ],
    [
      'a natural 20 hits whatever the dice',
      { bonus: 5, armorClass: 40, state: 'normal', bonusDice: bless },
      [fraction(19, 20), fraction(0), fraction(1, 20)],
    ],
    [
      'a natural 1 misses whatever the dice',
      { bonus: 5, armorClass: 1, state: 'normal', bonusDice: bless },
      [fraction(1, 20), fraction(9, 10), fraction(1, 20)],
    ],
    [
      'only the dice reach',
      { bonus: 0, armorClass: 21, state: 'normal', bonusDice: bless },
      [fraction(7, 8), fraction(3, 40), fraction(1, 20)],
    ],
    [
      'Luck',
      { bonus: 5, armorClass: 15, state: 'normal', halflingLuck: true },
      [fraction(169, 400), fraction(21, 40), fraction(21, 400)],
    ],
    [
      'Luck, Advantage, critical from 19',
      { bonus: 5, armorClass: 15, state: 'advantage', halflingLuck: true, criticalFrom: 19 },
      [fraction(1433, 8000), fraction(4977, 8000), fraction(159, 800)],
    ],
    [
      'a third d20',
      { bonus: 5, armorClass: 15, state: 'advantage', extraDice: 1 },
      [fraction(729, 8000), fraction(613, 800), fraction(1141, 8000)],
    ],
  ])('%s', (_, attack, [miss, hit, criticalHit]) => {
    expect(attackRollChances(attack, srd521)).toEqual({ ok: true, value: { miss, hit, criticalHit } })
  })

  test.each(ROLL_STATES)('without bonus dice it equals attackChances: %s', (state) => {
    for (const criticalFrom of [18, 20]) {
      for (let armorClass = 1; armorClass <= 30; armorClass += 1) {
        const attack = { bonus: 6, armorClass, criticalFrom }
        expect(attackRollChances({ ...attack, state }, srd521)).toEqual({
          ok: true,
          value: attackChances({ ...attack, state }),
        })
      }
    }
  })

  test('the ruleset sets the critical range', () => {
    const attack = { bonus: 0, armorClass: 10, state: 'normal' } as const
    const result = attackRollChances(attack, { criticalHit: { ...srd521.criticalHit, naturalRoll: 17 } })
    expect(result).toMatchObject({ ok: true, value: { criticalHit: fraction(1, 5) } })
  })
})
