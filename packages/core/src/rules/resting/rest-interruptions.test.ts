import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { interruptsRest, type RestEvent } from './rest-interruptions.ts'

// SRD 5.2.1, Rules Glossary: Short Rest (page 187), Long Rest (page 185); 2012 playtest, Long Rest
test.each<[string, RestEvent, boolean, boolean, boolean]>([
  ['Initiative', { kind: 'initiative' }, true, true, false],
  ['an attack', { kind: 'attack' }, false, false, true],
  ['damage', { kind: 'damage', damage: 1 }, true, true, true],
  ['no damage', { kind: 'damage', damage: 0 }, false, false, false],
  ['a cantrip', { kind: 'spell', level: 0 }, false, false, true],
  ['a spell', { kind: 'spell', level: 1 }, true, true, true],
  ['59 minutes of walking', { kind: 'exertion', minutes: 59 }, false, false, false],
  ['60 minutes of walking', { kind: 'exertion', minutes: 60 }, false, true, false],
])('%s: Short Rest %s, Long Rest %s, Long Rest in 2012 %s', (_, event, short, long, then) => {
  expect(interruptsRest({ rest: 'short', event }, srd521)).toBe(short)
  expect(interruptsRest({ rest: 'long', event }, srd521)).toBe(long)
  expect(interruptsRest({ rest: 'long', event }, next2012)).toBe(then)
  expect(interruptsRest({ rest: 'short', event }, next2012)).toBe(false)
})
