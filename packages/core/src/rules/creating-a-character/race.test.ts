import { expect, test } from 'vitest'
import { increaseByRace } from './race.ts'

const scores = { strength: 15, dexterity: 14, constitution: 13, intelligence: 10, wisdom: 12, charisma: 8 }

// SRD 5.1, Races (pages 3 to 7)
test.each([
  [{ race: 'dragonborn' }, [17, 14, 13, 10, 12, 9]],
  [{ race: 'dwarf', subrace: 'hill-dwarf' }, [15, 14, 15, 10, 13, 8]],
  [{ race: 'elf', subrace: 'high-elf' }, [15, 16, 13, 11, 12, 8]],
  [{ race: 'gnome', subrace: 'rock-gnome' }, [15, 14, 14, 12, 12, 8]],
  [{ race: 'half-elf', chosen: ['strength', 'wisdom'] }, [16, 14, 13, 10, 13, 10]],
  [{ race: 'half-orc' }, [17, 14, 14, 10, 12, 8]],
  [{ race: 'halfling', subrace: 'lightfoot' }, [15, 16, 13, 10, 12, 9]],
  [{ race: 'human' }, [16, 15, 14, 11, 13, 9]],
  [{ race: 'tiefling' }, [15, 14, 13, 11, 12, 10]],
] as const)('%j', (of, [strength, dexterity, constitution, intelligence, wisdom, charisma]) => {
  expect(increaseByRace({ scores, ...of })).toEqual({
    ok: true,
    value: { strength, dexterity, constitution, intelligence, wisdom, charisma },
  })
})

// Using Ability Scores (page 76): adventurers have at most 20
test('no score rises above 20', () => {
  const raised = increaseByRace({ scores: { ...scores, strength: 19 }, race: 'half-orc' })
  expect(raised).toMatchObject({ ok: true, value: { strength: 20 } })
})

test.each([[[]], [['strength']], [['strength', 'strength']], [['strength', 'wisdom', 'dexterity']]] as const)(
  'a half-elf chooses two abilities, not %j',
  (chosen) => {
    expect(increaseByRace({ scores, race: 'half-elf', chosen })).toMatchObject({
      ok: false,
      error: { code: 'other-spread', expected: [[1, 1]] },
    })
  },
)

test('a half-elf chooses other abilities than Charisma', () => {
  expect(increaseByRace({ scores, race: 'half-elf', chosen: ['charisma', 'wisdom'] })).toMatchObject({
    ok: false,
    error: { code: 'ability-not-listed', at: 'charisma' },
  })
})

test('a subrace of another race throws a RangeError', () => {
  expect(() => increaseByRace({ scores, race: 'dwarf', subrace: 'high-elf' })).toThrow(RangeError)
})
