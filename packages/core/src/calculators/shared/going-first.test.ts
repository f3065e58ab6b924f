import { describe, expect, test } from 'vitest'
import { allRolls, tally, tallyOf } from '../../../test/brute-force.ts'
import { sumOfDice } from '../../dice/sum-of-dice.ts'
import { fraction } from '../../fraction.ts'
import { next2012Combat } from '../../rulesets/next-2012/combat.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import { goingFirst, highestTotal } from './going-first.ts'

const DIE = sumOfDice(1, 6)

/** Six-sided dice, few enough to enumerate every roll. */
const ALL_ROLLS = Array.from(allRolls(4, 6))

describe('matches brute force over every possible roll', () => {
  test('ties left to the GM and players', () => {
    const opponents = [
      { total: DIE, dexterity: 10, rolls: 2 },
      { total: DIE, dexterity: 16, rolls: 1 },
    ]
    const { first, tied } = goingFirst({ total: DIE, dexterity: 10 }, opponents, srd521Combat.initiative)
    const of = (holds: (you: number, best: number) => boolean) =>
      fraction(ALL_ROLLS.filter(([you = 0, ...others]) => holds(you, Math.max(...others))).length, ALL_ROLLS.length)
    expect(first).toEqual(of((you, best) => you > best))
    expect(tied).toEqual(of((you, best) => you === best))
  })

  test('ties that Dexterity and a roll-off decide', () => {
    const opponents = [
      { total: DIE, dexterity: 10, rolls: 2 },
      { total: DIE, dexterity: 12, rolls: 1 },
    ]
    const { first, tied } = goingFirst({ total: DIE, dexterity: 10 }, opponents, next2012Combat.initiative)
    const twelfths = ALL_ROLLS.reduce((sum, [you = 0, one = 0, two = 0, quicker = 0]) => {
      if (quicker >= you || one > you || two > you) return sum
      const among = 1 + Number(one === you) + Number(two === you)
      return sum + 12 / among
    }, 0)
    expect(first).toEqual(fraction(twelfths, 12 * ALL_ROLLS.length))
    expect(tied).toEqual(fraction(0))
  })

  test('highestTotal is the best total of all opponents', () => {
    const highest = highestTotal([
      { total: DIE, dexterity: 10, rolls: 3 },
      { total: { ...DIE, minimum: 3 }, dexterity: 10, rolls: 1 },
    ])
    const best = ALL_ROLLS.map(([one = 0, two = 0, three = 0, better = 0]) => Math.max(one, two, three, better + 2))
    expect(tallyOf(highest)).toBe(tally(best))
  })
})
