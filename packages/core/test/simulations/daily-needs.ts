import type { InputOf } from '../../src/calculators/calculator.ts'
import { dailyNeedsCalculator } from '../../src/calculators/daily-needs.ts'
import { defaultInput } from '../../src/calculators/fields/state.ts'
import { outcomes } from '../../src/dice/distribution.ts'
import { computing } from '../computing.ts'
import { expectShare, type Simulation, seededDie } from './simulation.ts'

type Input = InputOf<typeof dailyNeedsCalculator.fields>

/** The Exhaustion level of one creature after its days. */
function live(input: Input, die: (sides: number) => number): number {
  let level = input.level
  const save = (dc: number, disadvantage: boolean): void => {
    if (level >= 6) return
    const states = { normal: 0, advantage: 1, disadvantage: -1 }
    const state = disadvantage ? (input.state === 'advantage' ? 0 : -1) : states[input.state]
    const one = die(20)
    const other = state === 0 ? one : die(20)
    const face = state > 0 ? Math.max(one, other) : Math.min(one, other)
    if (face + input.save - 2 * level < dc) level += 1
  }
  for (let day = 1; day <= input.days; day += 1) {
    if (input.water === 'none') for (let hour = 0; hour < input.heat; hour += 1) save(5 + hour, input.armored)
    if (input.food === 'less') save(10, false)
    if (input.food === 'none' && day >= 5) level += 1
    if (input.water === 'less' || input.water === 'none') level += 1
  }
  return Math.min(6, level)
}

const CASES: Readonly<Record<string, Partial<Input>>> = {
  'hungry for five days': {},
  'hungry with Advantage, tired before': { state: 'advantage', level: 1, days: 6, save: -1 },
  'a day in the desert': { water: 'none', food: 'less', heat: 3, days: 2, armored: true, save: 4 },
}

/** The Exhaustion of creatures that eat and drink too little. */
export const DAILY_NEEDS: readonly (readonly [name: string, Simulation])[] = Object.entries(CASES).map(
  ([name, changes]) => [
    name,
    (plays) => {
      const die = seededDie(name)
      const input = { ...defaultInput(dailyNeedsCalculator), ...changes }
      const counts = new Array<number>(7).fill(0)
      for (let count = 0; count < plays; count += 1) {
        const level = live(input, die)
        counts[level] = (counts[level] ?? 0) + 1
      }
      const { distribution } = computing(dailyNeedsCalculator)(changes)
      if (!distribution) throw new Error('no distribution')
      const weights = new Map(outcomes(distribution))
      for (const [level, count] of counts.entries()) {
        const chance = Number(((weights.get(level) ?? 0n) * 10n ** 15n) / distribution.denominator) / 1e15
        expectShare(`level ${level}`, count, plays, chance)
      }
    },
  ],
)
