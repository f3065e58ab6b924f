import { contentFolder } from '@rulestone/content'
import { buildWorkbench, creatureEntry, loadFiles, spellEntry } from '@rulestone/text'
import { expect, test } from 'vitest'
import { buildCreatures, buildSpells } from '../src/index.ts'
import { workbench as whole } from './real-workbench.ts'

const site = 'https://example.org'
const files = await loadFiles(contentFolder)
const only = (id: string) => buildWorkbench(files, { only: [id] })

test.each(['fireball', 'conjure-animals', 'wish'] as const)(
  'the spell %s is the same when only its files are read',
  (id) => {
    const ids = [id]
    expect(buildSpells(only(spellEntry(id)), { site, ids })).toEqual(buildSpells(whole, { site, ids }))
  },
)

test.each(['lich', 'vampire', 'aboleth', 'troll', 'swarm-of-bats'] as const)(
  'the creature %s is the same when only its files are read',
  (id) => {
    const ids = [id]
    expect(buildCreatures(only(creatureEntry(id)), { site, ids })).toEqual(buildCreatures(whole, { site, ids }))
  },
)
