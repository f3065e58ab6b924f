import { expect, test } from 'vitest'
import { SKILLS } from './skills.ts'

// SRD 5.2.1, Playing the Game, Skills (page 9): six rows a line
test('the eighteen skills, as the table lists them', () => {
  expect(SKILLS).toEqual([
    ...['acrobatics', 'animal-handling', 'arcana', 'athletics', 'deception', 'history'],
    ...['insight', 'intimidation', 'investigation', 'medicine', 'nature', 'perception'],
    ...['performance', 'persuasion', 'religion', 'sleight-of-hand', 'stealth', 'survival'],
  ])
})

test('the list is alphabetical', () => {
  expect(SKILLS).toEqual([...SKILLS].sort())
})
