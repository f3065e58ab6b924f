// `node odds.worker.ts <notation>…`: prints as JSON how long exact odds take from the text, and their mean.

import { mean, odds, parse } from '../src/dice/index.ts'
import type { Times } from './child.ts'
import { millisecondsPerCall } from './measure.ts'
import { unwrap } from './unwrap.ts'

const options = { limits: { dice: 1e6, work: Number.POSITIVE_INFINITY } }
const timed = process.argv.slice(2).map((notation) => {
  const answer = () => unwrap(odds(unwrap(parse(notation, options)), options))
  const { numerator, denominator } = mean(answer())
  return [notation, { milliseconds: millisecondsPerCall(answer), mean: `${numerator}/${denominator}` }] as const
})
const times: Times = Object.fromEntries(timed)
console.log(JSON.stringify(times))
