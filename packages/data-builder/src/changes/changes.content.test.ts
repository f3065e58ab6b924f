import { LOCALES } from '@rulestone/text'
import { expect, it } from 'vitest'
import { workbench } from '../../test/real-workbench.ts'
import { changesIn, hashesOf, recordChanges } from './changes.ts'
import { CHANGES } from './index.ts'

const { library } = workbench
const current = hashesOf(library)
const DAY = '2100-01-01'

it('has a hash for every rule, spell and creature in each language', () => {
  expect(current.size).toBe(library.entries.size + library.spells.size + library.creatures.size)
  expect(current.get('darkness')).not.toEqual(current.get('spell:darkness'))
  for (const [id, hashes] of current) expect(Object.keys(hashes), id).toEqual(LOCALES)
})

it('records every spell and creature as new, then only the one that changes', () => {
  const first = recordChanges([], current, '2099-12-31')
  const spells = changesIn(first).filter(({ of }) => of === 'spell')
  expect(spells.filter(({ kind }) => kind === 'new')).toHaveLength(339 * LOCALES.length)
  const creatures = changesIn(first).filter(({ of }) => of === 'creature')
  expect(creatures.filter(({ kind }) => kind === 'new')).toHaveLength(330 * LOCALES.length)
  const after = new Map(current).set('spell:fireball', { ...current.get('spell:fireball'), th: 'other' })
  expect(changesIn(recordChanges(first, after, DAY)).filter(({ date }) => date === DAY)).toEqual([
    { date: DAY, of: 'spell', id: 'fireball', language: 'th', kind: 'changed' },
  ])
})

it('names only entries that exist or are gone, never one in place of the other', () => {
  const spells = CHANGES.filter(({ of }) => of === 'spell')
  expect(spells.filter(({ id }) => !library.spells.has(id))).toEqual([])
})
