import { expect } from 'vitest'
import type { InputOf } from '../../src/calculators/calculator.ts'
import { deathSavesCalculator } from '../../src/calculators/death-saves.ts'
import { defaultInput } from '../../src/calculators/fields/state.ts'
import { computing } from '../computing.ts'
import { plainFigures } from '../plain-figures.ts'
import { expectShare, type Simulation, seededDie } from './simulation.ts'

type Input = InputOf<typeof deathSavesCalculator.fields>

/** Plays a dying creature to its end: `dead`, `stable` or `conscious`, and after how many rounds. */
function play(input: Input, die: (sides: number) => number): { end: string; rounds: number } {
  const d20 = (): number => {
    const first = die(20)
    if (input.state === 'normal') return first
    return input.state === 'advantage' ? Math.max(first, die(20)) : Math.min(first, die(20))
  }
  const is2012 = input.ruleset === 'next-2012'
  const lethal = -(input.constitution + input.level)
  const modifier = input.bonus + (is2012 ? Math.floor((input.constitution - 10) / 2) : 0)
  let [successes, failures, hitPoints] = [input.successes, input.failures, input['hit-points']]
  const dead = (): boolean => (is2012 ? hitPoints <= lethal : failures >= 3)
  if (is2012 && dead()) return { end: 'dead', rounds: 0 }
  if (input.hurt !== 'none') {
    if (!is2012 && input.damage >= input['hit-point-maximum']) return { end: 'dead', rounds: 0 }
    failures += input.hurt === 'critical' ? 2 : 1
    hitPoints -= input.damage
  }
  for (let rounds = 0; ; rounds += 1) {
    if (dead()) return { end: 'dead', rounds }
    if (successes >= 3) return { end: 'stable', rounds }
    const natural = d20()
    const total = natural + modifier + (input['bonus-dice'] === '1d4' ? die(4) : 0)
    if (!is2012 && natural === 20) return { end: 'conscious', rounds: rounds + 1 }
    if (!is2012 && natural === 1) failures += 2
    else if (total >= 10) successes += 1
    else {
      failures += 1
      hitPoints -= die(6)
    }
  }
}

const CASES: Readonly<Record<string, Partial<Input>>> = {
  'just dropped': {},
  'hurt, with Advantage and 1d4': { hurt: 'hit', state: 'advantage', 'bonus-dice': '1d4', bonus: -3 },
  'Disadvantage from one and one': { successes: 1, failures: 1, state: 'disadvantage' },
  '2012 playtest': { ruleset: 'next-2012', 'hit-points': -4, level: 3 },
  '2012 playtest, weak and hurt': { ruleset: 'next-2012', constitution: 7, hurt: 'hit', damage: 2 },
}

/** How creatures at 0 Hit Points end up, and how long it takes. */
export const DEATH_SAVES: readonly (readonly [name: string, Simulation])[] = Object.entries(CASES).map(
  ([name, changes]) => [
    name,
    (plays) => {
      const die = seededDie(name)
      const input = { ...defaultInput(deathSavesCalculator), ...changes }
      const ends: Record<string, number> = {}
      let [sum, squares] = [0, 0]
      for (let count = 0; count < plays; count += 1) {
        const { end, rounds } = play(input, die)
        ends[end] = (ends[end] ?? 0) + 1
        sum += rounds
        squares += rounds * rounds
      }
      const figures = plainFigures(computing(deathSavesCalculator)(changes))
      for (const end of ['dead', 'stable', ...(input.ruleset === 'next-2012' ? [] : ['conscious'])])
        expectShare(end, ends[end] ?? 0, plays, figures[end] ?? Number.NaN)
      const mean = sum / plays
      const error = Math.sqrt((squares / plays - mean * mean) / plays)
      expect(Math.abs(mean - (figures['rounds'] ?? Number.NaN))).toBeLessThan(4 * error)
    },
  ],
)
