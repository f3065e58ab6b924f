import type { InputOf } from '../../src/calculators/calculator.ts'
import { defaultInput } from '../../src/calculators/fields/state.ts'
import { initiativeCalculator } from '../../src/calculators/initiative.ts'
import { computing } from '../computing.ts'
import { plainFigures } from '../plain-figures.ts'
import { expectShare, type Simulation, seededDie } from './simulation.ts'

type Input = InputOf<typeof initiativeCalculator.fields>

/** One battle begins: whether you go first, have to decide a tie, or go later. */
function begin(input: Input, die: (sides: number) => number): 'first' | 'tied' | 'behind' {
  const is2012 = input.ruleset === 'next-2012'
  const roll = (bonus: number, under: readonly string[]): number => {
    const [one, other] = [die(20), die(20)]
    const better = under.some((id) => id === 'advantage' || (!is2012 && id === 'invisible'))
    const worse = under.some((id) => id === 'disadvantage' || (!is2012 && ['surprise', 'incapacitated'].includes(id)))
    if (better === worse) return one + bonus
    return (better ? Math.max(one, other) : Math.min(one, other)) + bonus
  }
  const groups = [
    [input['foe-bonus'], input['foe-rolls'], input.foes, input['foe-dexterity']],
    [input['second-bonus'], input['second-rolls'], input.second, input['second-dexterity']],
    [input['third-bonus'], input['third-rolls'], input.third, input['third-dexterity']],
  ] as const
  const you = roll(input.bonus, input.self)
  let tiedWith = 0
  for (const [bonus, rolls, under, dexterity] of groups.slice(0, Number(input.groups))) {
    for (let count = 0; count < rolls; count += 1) {
      const total = roll(bonus, under)
      if (total > you || (is2012 && total === you && dexterity > input.dexterity)) return 'behind'
      if (total === you && (!is2012 || dexterity === input.dexterity)) tiedWith += 1
    }
  }
  if (tiedWith === 0) return 'first'
  if (!is2012) return 'tied'
  for (;;) {
    const own = die(20)
    const others = Array.from({ length: tiedWith }, () => die(20))
    if (others.some((other) => other > own)) return 'behind'
    tiedWith = others.filter((other) => other === own).length
    if (tiedWith === 0) return 'first'
  }
}

const CASES: Readonly<Record<string, Partial<Input>>> = {
  'by default': {},
  'three groups': { groups: '3', 'foe-rolls': 3, 'second-rolls': 2, third: ['invisible'], foes: ['surprise'] },
  'surprised against two': { self: ['surprise', 'incapacitated'], 'foe-rolls': 2, bonus: 6 },
  '2012 playtest, roll-offs': {
    ruleset: 'next-2012',
    groups: '2',
    'foe-rolls': 3,
    'foe-dexterity': 14,
    self: ['advantage'],
  },
}

/** How battles begin. */
export const INITIATIVE: readonly (readonly [name: string, Simulation])[] = Object.entries(CASES).map(
  ([name, changes]) => [
    name,
    (plays) => {
      const die = seededDie(name)
      const input = { ...defaultInput(initiativeCalculator), ...changes }
      const counts = { first: 0, tied: 0, behind: 0 }
      for (let count = 0; count < plays; count += 1) counts[begin(input, die)] += 1
      const figures = plainFigures(computing(initiativeCalculator)(changes))
      for (const end of ['first', 'tied', 'behind'] as const) expectShare(end, counts[end], plays, figures[end] ?? 0)
    },
  ],
)
