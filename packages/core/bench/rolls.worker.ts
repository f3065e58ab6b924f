// `node rolls.worker.ts <engine>`: prints the milliseconds of one engine's calls as JSON.
import { ENGINES } from './engines.ts'
import { millisecondsPerCall } from './measure.ts'
import type { RollTimes } from './rolls.ts'

const engine = Object.entries(ENGINES).find(([name]) => name === process.argv[2])?.[1]()
if (!engine) throw new Error(`no engine ${process.argv[2]}; choose from: ${Object.keys(ENGINES).join(', ')}`)

/** The mean of 4d6kh3+2, and five standard errors of this many rolls. */
const [MEAN, ROLLS, TOLERANCE] = [15869 / 1296 + 2, 20_000, 0.1]
for (const roll of [engine.parseAndRoll, engine.roll, engine.total ?? engine.roll]) {
  let sum = 0
  for (let index = 0; index < ROLLS; index += 1) sum += roll()
  if (!(Math.abs(sum / ROLLS - MEAN) < TOLERANCE)) throw new Error(`${process.argv[2]} has the mean ${sum / ROLLS}`)
}

const roll = millisecondsPerCall(engine.roll)
const answer: RollTimes = {
  parse: millisecondsPerCall(engine.parse),
  parseAndRoll: millisecondsPerCall(engine.parseAndRoll),
  roll,
  total: engine.total ? millisecondsPerCall(engine.total) : roll,
}
console.log(JSON.stringify(answer))
