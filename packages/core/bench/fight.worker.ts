// `node fight.worker.ts <ground>`: prints as JSON how many events a skirmish has, and the milliseconds that each takes.
import { replay } from '../src/fight/index.ts'
import { srd521 } from '../src/rulesets/srd-5-2-1.ts'
import type { FightTimes } from './fight.ts'
import { millisecondsPerCall } from './measure.ts'
import { GROUNDS, skirmish } from './skirmish.ts'
import { unwrap } from './unwrap.ts'

const ground = GROUNDS.find((one) => one === process.argv[2])
if (ground === undefined) throw new Error(`no ground ${process.argv[2]}; choose from: ${GROUNDS.join(', ')}`)

const { start, events, seed } = skirmish(ground, 'table 7')
const replayed = () => unwrap(replay(srd521, start, events, seed))
// The compiler of the engine takes longer than the warm-up of the measurement to optimize the code of a whole fight.
for (let times = 0; times < 300; times += 1) replayed()
const answer: FightTimes = { events: events.length, milliseconds: millisecondsPerCall(replayed) / events.length }
console.log(JSON.stringify(answer))
