import { describe, expect, test } from 'vitest'
import { type AttunementAttempt, type AttunementCircumstances, attune, attunementEnds } from './attunement.ts'

const rest: AttunementAttempt = {
  item: 'ring-of-protection',
  attuned: [],
  prerequisitesMet: true,
  restInterrupted: false,
  restUsedToIdentify: false,
}

// SRD 5.2.1, Attunement (page 102)
describe('attune', () => {
  test('up to three items', () => {
    expect(attune(rest)).toEqual({ ok: true, value: ['ring-of-protection'] })
    expect(attune({ ...rest, attuned: ['a', 'b'] })).toEqual({ ok: true, value: ['a', 'b', 'ring-of-protection'] })
  })

  test.each<[string, Partial<AttunementAttempt>, string, number, number]>([
    ['a fourth item', { attuned: ['a', 'b', 'c'] }, 'too-many-items', 4, 3],
    ['more than one Ring of Protection', { attuned: ['ring-of-protection'] }, 'second-copy', 2, 1],
    ['an interrupted Short Rest', { restInterrupted: true }, 'rest-interrupted', 1, 0],
    ['the Short Rest that revealed its properties', { restUsedToIdentify: true }, 'rest-used-to-identify', 1, 0],
    ['a creature that it does not suit', { prerequisitesMet: false }, 'prerequisites-not-met', 0, 1],
  ])('%s', (_, change, code, got, expected) => {
    expect(attune({ ...rest, ...change })).toEqual({
      ok: false,
      error: { code, at: 'ring-of-protection', got, expected },
    })
  })
})

// SRD 5.2.1, Ending Attunement (pages 102 and 103)
describe('attunementEnds', () => {
  const lasting: AttunementCircumstances = {
    prerequisitesMet: true,
    distanceFeet: 0,
    hoursAway: 0,
    dead: false,
    anotherAttuned: false,
    endedByRest: false,
    cursed: false,
  }

  test.each<[string, Partial<AttunementCircumstances>, string[]]>([
    ['nothing', {}, []],
    ['100 feet is not more than 100 feet', { distanceFeet: 100, hoursAway: 48 }, []],
    ['less than 24 hours', { distanceFeet: 101, hoursAway: 23 }, []],
    ['more than 100 feet for 24 hours', { distanceFeet: 101, hoursAway: 24 }, ['too-far-away']],
    ['death', { dead: true }, ['dead']],
    ['another creature attunes', { anotherAttuned: true }, ['another-attuned']],
    ['the prerequisites are no longer met', { prerequisitesMet: false }, ['prerequisites-not-met']],
    ['another Short Rest', { endedByRest: true }, ['ended-by-rest']],
    ['another Short Rest with a cursed item', { endedByRest: true, cursed: true }, []],
    ['death, with a cursed item', { dead: true, cursed: true }, ['dead']],
  ])('%s', (_, change, expected) => {
    expect(attunementEnds({ ...lasting, ...change })).toEqual(expected)
  })

  test.each([{ distanceFeet: -1 }, { hoursAway: 0.5 }])('%o throws a RangeError', (change) => {
    expect(() => attunementEnds({ ...lasting, ...change })).toThrow(RangeError)
  })
})
