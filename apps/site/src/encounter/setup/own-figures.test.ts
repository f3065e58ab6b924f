import { createEncounter, prepareEncounter } from '@rulestone/core'
import { expect, test } from 'vitest'
import { EXAMPLE, FIRST_FIGURES, type OwnFigures } from './encounter-state.ts'
import { figureProblems, ownMember } from './own-figures.ts'

const FIGURES: OwnFigures = {
  ...FIRST_FIGURES,
  name: 'Mira',
  initiative: '−2',
  bonus: '＋7',
  attacks: '2',
  saves: { strength: '-5', dexterity: '14', constitution: '0', intelligence: '10', wisdom: '11', charisma: '3' },
}

test('typed figures are those of the fighter', () => {
  const encounter = createEncounter({
    party: [{ id: 'Mira', ...ownMember(FIGURES, 'Attack') }],
    creatures: [{ id: 'foe', kind: 'monster', armorClass: 11 }],
    way: EXAMPLE.way,
  })
  const [mira] = prepareEncounter(encounter).battle.fighters
  expect(mira).toMatchObject({
    armorClass: 16,
    hitPointMaximum: 28,
    initiativeBonus: -2,
    saveBonuses: { strength: -5, dexterity: 14, constitution: 0, intelligence: 10, wisdom: 11, charisma: 3 },
    attacks: [{ bonus: 7, reachFeet: 5 }],
    routines: [[{ times: 2 }]],
  })
})

test('a problem names its field and what it must be', () => {
  expect(figureProblems(FIGURES)).toEqual([])
  const wrong = { ...FIGURES, ac: '', hp: '0', damage: 'sword', saves: { ...FIGURES.saves, wisdom: '21' } }
  expect(figureProblems(wrong)).toEqual([
    { field: 'ac', bounds: [1, 40] },
    { field: 'hp', bounds: [1, 999] },
    { field: 'damage' },
    { field: 'wisdom', bounds: [-5, 20] },
  ])
})
