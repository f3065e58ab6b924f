import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { ritualMinutes, ritualObstacles } from './ritual.ts'

// SRD 5.2.1, Casting without Slots (page 104): 10 minutes longer; Alarm (page 107) takes 1 minute or a Ritual
test('a ritual takes 10 minutes longer', () => {
  expect(ritualMinutes({ castingMinutes: 1, ownMinutes: 0 }, srd521)).toBe(11)
  expect(ritualMinutes({ castingMinutes: 0, ownMinutes: 0 }, srd521)).toBe(10)
  // 2012 playtest, Rituals: each specifies its time
  expect(ritualMinutes({ castingMinutes: 0, ownMinutes: 20 }, next2012)).toBe(20)
})

test.each([
  [-1, 0],
  [0, -1],
  [0.5, 0],
])('times of %d and %d minutes throw a RangeError', (casting, own) => {
  expect(() => ritualMinutes({ castingMinutes: casting, ownMinutes: own }, srd521)).toThrow(RangeError)
})

const ready = { ritualSpell: true, prepared: true, hasFeature: true, componentsPaid: true }

// SRD 5.2.1: it must be prepared (page 104); 2012 playtest, Rituals: not prepared, but a feature, and gold
test.each([
  [{}, [], []],
  [{ ritualSpell: false }, ['not-a-ritual'], ['not-a-ritual']],
  [{ prepared: false }, ['not-prepared'], []],
  [{ hasFeature: false }, [], ['no-feature']],
  [{ componentsPaid: false }, [], ['components-not-paid']],
])('%o: %o, in the playtest %o', (change, srd, playtest) => {
  expect(ritualObstacles({ ...ready, ...change }, srd521)).toEqual(srd)
  expect(ritualObstacles({ ...ready, ...change }, next2012)).toEqual(playtest)
})
