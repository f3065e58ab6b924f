import { expect, test } from 'vitest'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { contagionSaveDc, fightContagion, recuperationHours } from './contagion.ts'

const human = { type: 'humanoid', species: 'human' } as const
const gnome = { type: 'humanoid', species: 'gnome' } as const
const rat = { type: 'beast' } as const

// SRD 5.2.1, Gameplay Toolbox, Example Contagions (page 194)
test.each([
  ['cackle-fever', 'catching', human, 'none'],
  ['cackle-fever', 'catching', gnome, 'immune'],
  ['cackle-fever', 'spreading', human, 10],
  ['cackle-fever', 'spreading', gnome, 'immune'],
  ['cackle-fever', 'spreading', rat, 'immune'],
  ['sewer-plague', 'catching', gnome, 11],
  ['sewer-plague', 'catching', rat, 'immune'],
  ['sewer-plague', 'spreading', human, 'immune'],
  ['sight-rot', 'catching', rat, 15],
  ['sight-rot', 'catching', human, 15],
  ['sight-rot', 'spreading', human, 15],
  ['sight-rot', 'spreading', rat, 'immune'],
] as const)('%s, %s: %o needs %s', (contagion, by, creature, dc) => {
  expect(contagionSaveDc({ contagion, by, creature })).toBe(dc)
})

// SRD 5.2.1, Gameplay Toolbox, Fighting the Contagion (page 194)
test.each([
  ['cackle-fever', { successes: 0, exhaustionLevel: 1 }, 12, { successes: 0, exhaustionLevel: 1, ended: false }],
  ['cackle-fever', { successes: 0, exhaustionLevel: 1 }, 13, { successes: 1, exhaustionLevel: 1, ended: false }],
  ['cackle-fever', { successes: 2, exhaustionLevel: 3 }, 20, { successes: 3, exhaustionLevel: 2, ended: true }],
  ['cackle-fever', { successes: 2, exhaustionLevel: 0 }, 20, { successes: 3, exhaustionLevel: 0, ended: true }],
  ['sewer-plague', { successes: 0, exhaustionLevel: 1 }, 11, { successes: 1, exhaustionLevel: 0, ended: true }],
  ['sewer-plague', { successes: 0, exhaustionLevel: 3 }, 11, { successes: 1, exhaustionLevel: 2, ended: false }],
  ['sewer-plague', { successes: 4, exhaustionLevel: 3 }, 10, { successes: 4, exhaustionLevel: 4, ended: false }],
  ['sewer-plague', { successes: 0, exhaustionLevel: 6 }, 1, { successes: 0, exhaustionLevel: 6, ended: false }],
] as const)('a roll of %i against %s from %o', (contagion, fight, total, fought) => {
  expect(fightContagion({ contagion, ...fight, total }, srd521)).toEqual(fought)
})

test('refuses contagions without saves and invalid arguments', () => {
  const fight = { successes: 0, exhaustionLevel: 1 }
  expect(() => fightContagion({ contagion: 'sight-rot', ...fight, total: 20 }, srd521)).toThrow(
    /contagion is sight-rot/,
  )
  expect(() => fightContagion({ contagion: 'cackle-fever', ...fight, exhaustionLevel: 7, total: 20 }, srd521)).toThrow(
    /exhaustionLevel is 7/,
  )
  expect(() => fightContagion({ contagion: 'cackle-fever', ...fight, successes: -1, total: 20 }, srd521)).toThrow(
    /successes is -1/,
  )
})

// SRD 5.2.1, Gameplay Toolbox, Rest and Recuperation (page 194)
test.each([
  [3, 15, 24],
  [3, 14, 0],
  [2, 25, 0],
  [7, 15, 24],
])('%i days of rest and a save of %i: Advantage for %i hours', (days, total, hours) => {
  expect(recuperationHours({ days, total })).toBe(hours)
})

test('negative days throw a RangeError', () => {
  expect(() => recuperationHours({ days: -1, total: 20 })).toThrow(/days is -1/)
})
