import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { idOf } from '../../scripts/transcriptions/cells.ts'
import { compare } from '../../scripts/transcriptions/compare.ts'
import { creatureFacts } from '../../scripts/transcriptions/creatures/facts.ts'
import { listedOf } from '../../scripts/transcriptions/listed.ts'
import { isSpellId, spell } from '../../src/index.ts'

const read = (name: string): string => readFileSync(new URL(`../../transcriptions/${name}.md`, import.meta.url), 'utf8')

test('the cells that differ, and the entries that one of two transcriptions lacks', () => {
  const ours = new Map([
    ['wish', { Level: '9', Range: 'self' }],
    ['fly', { Level: '3' }],
  ])
  const theirs = new Map([['wish', { Level: '8', Range: 'self', School: 'conjuration' }]])
  expect(compare(ours, theirs, ['Level', 'Range'])).toEqual({
    cells: 3,
    differences: [
      { id: 'fly', column: 'Entry', ours: 'yes', theirs: '—' },
      { id: 'wish', column: 'Level', ours: '9', theirs: '8' },
    ],
  })
})

describe('listed cells', () => {
  test('a cell is listed for each transcription that the heading names', () => {
    const text = '# Title\n\n## open5e, foundry\n\n| Wish (175), Fly (132) | Saves, Range | a | b | c |\n\n## foundry\n'
    const cells = ['wish Saves', 'fly Saves', 'wish Range', 'fly Range']
    expect([...listedOf('open5e', text, ['Range', 'Saves'])]).toEqual(cells)
    expect([...listedOf('foundry', text, ['Range', 'Saves'])]).toEqual(cells)
    expect([...listedOf('downfallx', text, ['Range', 'Saves'])]).toEqual([])
  })

  test('a trait or an action has the name of its creature', () => {
    const text = '## foundry\n\n| Will-o’-Wisp, Half-Dragon: Dragon’s Breath | Damage, Entry | a | b | c |\n'
    expect([...listedOf('foundry', text, ['Damage'])]).toEqual([
      'will-o-wisp Damage',
      'half-dragon-dragons-breath Damage',
      'will-o-wisp Entry',
      'half-dragon-dragons-breath Entry',
    ])
  })

  test('each spell has its page', () => {
    const named = Array.from(read('spells').matchAll(/([A-Z][A-Za-z’/ -]+?) \((\d+)\)/g), ([, name = '', page]) => ({
      id: idOf(name),
      page: Number(page),
    }))
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(({ id, page }) => !isSpellId(id) || spell(id).page !== page)).toEqual([])
  })

  test('each creature, trait and action is one of ours, apart from those that we lack', () => {
    const facts = creatureFacts()
    const named = Array.from(read('creatures').matchAll(/^\| ([^|]+) \| (?!Cell|---)/gm), ([, names = '']) =>
      names.split(', '),
    ).flat()
    expect(named.length).toBeGreaterThan(500)
    expect(named.filter((name) => !facts.has(idOf(name)))).toEqual(['Black Pudding: Parry', 'Giant Fly'])
  })
})
