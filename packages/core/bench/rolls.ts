import { answerOf } from './child.ts'
import { ENGINES } from './engines.ts'
import { MACHINE, ratioWithGoal, short, table, times } from './markdown.ts'
import { median } from './measure.ts'

/** Milliseconds of CPU time per call. */
export type RollTimes = Readonly<Record<'parse' | 'parseAndRoll' | 'roll' | 'total', number>>

const ROUNDS = 5
const RPG = '@dice-roller/rpg-dice-roller'

/** What is compared, and the goal for each library. */
const ROWS: readonly {
  readonly name: string
  readonly key: keyof RollTimes
  readonly goals: Readonly<Record<string, number>>
}[] = [
  { name: 'parse', key: 'parse', goals: { [RPG]: 14, 'dice-roller-parser': 1, dicebag: 1, 'dice-typescript': 1 } },
  { name: 'parse and roll, full result', key: 'parseAndRoll', goals: { [RPG]: 7 } },
  { name: 'roll a parsed tree, number only', key: 'total', goals: { [RPG]: 10, dicebag: 1 } },
  { name: 'roll a parsed tree, full result', key: 'roll', goals: { [RPG]: 3 } },
]

/** Parsing and rolling compared with the libraries on npm. */
export function rolls(): string {
  const names = Object.keys(ENGINES)
  const [own = '', ...peers] = names
  const rounds = Array.from(
    { length: ROUNDS },
    () => new Map(names.map((name) => [name, answerOf<RollTimes>('rolls.worker.ts', [name])])),
  )
  const millisecondsOf = (name: string, key: keyof RollTimes): number =>
    median(rounds.map((round) => round.get(name)?.[key] ?? Number.NaN))
  const rows = ROWS.map(({ name, key, goals }) => {
    const ours = millisecondsOf(own, key)
    const ratios = peers.map((peer) => {
      const [ratio, goal] = [millisecondsOf(peer, key) / ours, goals[peer]]
      return goal === undefined ? times(ratio) : ratioWithGoal(ratio, goal)
    })
    return [name, ...ratios, `${short(1e-3 / ours)} M/s`]
  })
  return [
    'Speed relative to each npm library, for `4d6kh3+2` (goal in parentheses); the last column is our calls per second. Each',
    'library uses its default random generator, ours the cryptographic one.',
    '',
    table(['`4d6kh3+2`', ...peers, 'ours'], rows),
    '',
    `${MACHINE}; CPU time, median of ${ROUNDS} rounds with one process for each library in turn.`,
  ].join('\n')
}
