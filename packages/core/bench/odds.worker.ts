// `node odds.worker.ts <notation>…`: prints as JSON how long exact odds take from the text, and their mean.
import type { Times } from './child.ts'
import { coldEngine } from './cold.ts'
import { millisecondsPerCall } from './measure.ts'
import { unwrap } from './unwrap.ts'

const { forget, mean, odds, parse } = await coldEngine()
const options = { limits: { dice: 1e6, work: Number.POSITIVE_INFINITY } }
const timed = process.argv.slice(2).map((notation) => {
  const answer = () => {
    forget()
    return unwrap(odds(unwrap(parse(notation, options)), options))
  }
  const { numerator, denominator } = mean(answer())
  return [notation, { milliseconds: millisecondsPerCall(answer), mean: `${numerator}/${denominator}` }] as const
})
const times: Times = Object.fromEntries(timed)
console.log(JSON.stringify(times))
