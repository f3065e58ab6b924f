import { expect, test } from 'vitest'
import { printTable } from '../../../test/print-table.ts'
import { skillsTable } from './skills.ts'

// SRD 5.2.1, Playing the Game, Skills (page 9)
test('Skills', () => {
  expect(skillsTable.source).toEqual({ document: 'SRD 5.2.1', heading: 'Skills', page: 9 })
  expect(printTable(skillsTable)).toEqual([
    'skill | ability | example-uses',
    'acrobatics | dexterity | “acrobatics”',
    'animal-handling | wisdom | “animal-handling”',
    'arcana | intelligence | “arcana”',
    'athletics | strength | “athletics”',
    'deception | charisma | “deception”',
    'history | intelligence | “history”',
    'insight | wisdom | “insight”',
    'intimidation | charisma | “intimidation”',
    'investigation | intelligence | “investigation”',
    'medicine | wisdom | “medicine”',
    'nature | intelligence | “nature”',
    'perception | wisdom | “perception”',
    'performance | charisma | “performance”',
    'persuasion | charisma | “persuasion”',
    'religion | intelligence | “religion”',
    'sleight-of-hand | dexterity | “sleight-of-hand”',
    'stealth | dexterity | “stealth”',
    'survival | wisdom | “survival”',
  ])
})
