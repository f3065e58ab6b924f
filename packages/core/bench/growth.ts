import { answerOf, millisecondsOf, type Times } from './child.ts'
import { duration, MACHINE, short, table } from './markdown.ts'

/** Notations whose size doubles from line to line. */
interface Series {
  readonly size: string
  readonly sizes: readonly number[]
  readonly columns: Readonly<Record<string, (size: number) => string>>
}

const SERIES: readonly Series[] = [
  {
    size: 'N dice',
    sizes: [10, 20, 40, 80, 160, 320, 640],
    columns: { '`Nd6`': (dice) => `${dice}d6`, '`Nd6kh(N/2)`': (dice) => `${dice}d6kh${dice / 2}` },
  },
  {
    size: 'S sides',
    sizes: [4, 8, 16, 32, 64, 128, 256],
    columns: { '`20dS`': (sides) => `20d${sides}`, '`20dSkh10`': (sides) => `20d${sides}kh10` },
  },
]
const ROUNDS = 3

/** How the time of exact odds grows as dice and sides double. */
export function growth(): string {
  const notations = SERIES.flatMap(({ sizes, columns }) => Object.values(columns).flatMap((of) => sizes.map(of)))
  const rounds = Array.from({ length: ROUNDS }, () => answerOf<Times>('odds.worker.ts', notations))
  return [
    'Exact odds as dice and sides double; in parentheses the factor from the line above.',
    '',
    SERIES.map((series) => tableOf(series, rounds)).join('\n\n'),
    '',
    `${MACHINE}; CPU time, median of ${ROUNDS} rounds.`,
  ].join('\n')
}

function tableOf({ size, sizes, columns }: Series, rounds: readonly Times[]): string {
  const rows = sizes.map((one, index) => {
    const half = sizes[index - 1]
    const cells = Object.values(columns).map((of) => {
      const time = millisecondsOf(rounds, of(one))
      return half === undefined
        ? duration(time)
        : `${duration(time)} (×${short(time / millisecondsOf(rounds, of(half)))})`
    })
    return [`${one}`, ...cells]
  })
  return table([size, ...Object.keys(columns)], rows)
}
