import { answerOf, millisecondsOf, type Times } from './child.ts'
import { duration, MACHINE, ratioWithGoal, short, table, verdict } from './markdown.ts'

/** A case in Icepool's Python; if there are several ways, the fastest. */
interface Case {
  readonly notation: string
  readonly icepool: string
  /** the goal: how many times as fast as Icepool; left out if Icepool fails */
  readonly goal?: number
}

const CASES: readonly Case[] = [
  { notation: '4d6kh3', icepool: 'd(6).highest(4, 3)', goal: 10 },
  { notation: '10d6kh5', icepool: 'd(6).highest(10, 5)', goal: 10 },
  { notation: '40d6kh10', icepool: 'd(6).highest(40, 10)', goal: 10 },
  { notation: '20d20kh10', icepool: 'd(20).highest(20, 10)', goal: 10 },
  { notation: '100d20kh50', icepool: 'd(20).highest(100, 50)', goal: 10 },
  { notation: '100d6', icepool: '100 @ d(6)', goal: 10 },
  { notation: '1d6!{50}', icepool: 'd(6).explode(depth=50)', goal: 10 },
  { notation: '100d10>=8', icepool: '(d(10) >= 8).pool(100).sum()', goal: 10 },
  { notation: '100d100', icepool: '100 @ d(100)', goal: 100 },
  { notation: '1000d6', icepool: '1000 @ d(6)' },
]

/** If Icepool fails, ours is compared with another case, the slowest one: less than this share of its time. */
const YARDSTICK = { notation: '100d100', share: 0.1 }

const ROUNDS = 3
const ABSENT = '*Icepool was not at hand in the last run: the figures are those of an earlier one.*'

/** Exact odds compared with Icepool; the variable ICEPOOL names a checkout of it. */
export function odds(before: string): string {
  const { ICEPOOL } = process.env
  if (ICEPOOL === undefined) return before.startsWith(ABSENT) ? before : `${ABSENT}\n\n${before}`
  const notations = CASES.map(({ notation }) => notation)
  const spellings = CASES.map(({ icepool }) => icepool)
  const [ours, theirs]: [Times[], Times[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(answerOf<Times>('odds.worker.ts', notations))
    theirs.push(answerOf<Times>('icepool.py', [ICEPOOL, ...spellings]))
  }
  return [
    'Speed relative to [Icepool](https://github.com/HighDiceRoller/icepool), a Python package; the means agree exactly. Icepool’s',
    'caches are cleared before each evaluation; ours has none, and its time includes parsing. Where Icepool fails, our time is',
    `compared with our \`${YARDSTICK.notation}\`.`,
    '',
    table(
      ['odds of', 'relative speed', 'ours', 'Icepool'],
      CASES.map((one) => rowOf(one, ours, theirs)),
    ),
    '',
    `${MACHINE}; CPU time, median of ${ROUNDS} rounds with one process for each engine in turn.`,
  ].join('\n')
}

function rowOf({ notation, icepool, goal }: Case, ours: readonly Times[], theirs: readonly Times[]): string[] {
  const [our, their] = [millisecondsOf(ours, notation), millisecondsOf(theirs, icepool)]
  const { mean, error } = theirs[0]?.[icepool] ?? {}
  if (goal === undefined) {
    const share = our / millisecondsOf(ours, YARDSTICK.notation)
    const isMet = verdict(share < YARDSTICK.share)
    const cell = `${short(share)} × time of \`${YARDSTICK.notation}\` (< ${YARDSTICK.share}: ${isMet})`
    return [`\`${notation}\``, cell, duration(our), error ?? duration(their)]
  }
  const ourMean = ours[0]?.[notation]?.mean
  if (mean !== ourMean) throw new Error(`${notation} has the mean ${ourMean}, in Icepool ${mean ?? error}`)
  return [`\`${notation}\``, ratioWithGoal(their / our, goal), duration(our), duration(their)]
}
