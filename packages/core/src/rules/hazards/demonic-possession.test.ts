import { expect, test } from 'vitest'
import { demonicPossession, type Possession, type PossessionEvent } from './demonic-possession.ts'

// SRD 5.2.1, Gameplay Toolbox, Demonic Possession (page 193)
test.each<readonly [Possession, PossessionEvent, Possession]>([
  ['free', { kind: 'targeted', total: 15 }, 'free'],
  ['free', { kind: 'targeted', total: 14 }, 'possessed'],
  ['controlled', { kind: 'targeted', total: 14 }, 'controlled'],
  ['free', { kind: 'd20-test', natural: 1 }, 'free'],
  ['possessed', { kind: 'd20-test', natural: 1 }, 'controlled'],
  ['possessed', { kind: 'd20-test', natural: 2 }, 'possessed'],
  ['controlled', { kind: 'end-of-turn', total: 14 }, 'controlled'],
  ['controlled', { kind: 'end-of-turn', total: 15 }, 'possessed'],
  ['possessed', { kind: 'end-of-turn', total: 20 }, 'possessed'],
  ['possessed', { kind: 'long-rest-finished', total: 14 }, 'possessed'],
  ['possessed', { kind: 'long-rest-finished', total: 15 }, 'free'],
  ['controlled', { kind: 'long-rest-finished', total: 15 }, 'free'],
  ['controlled', { kind: 'curse-removed' }, 'free'],
])('%s, %o: %s', (before, event, after) => {
  expect(demonicPossession({ now: before, event })).toBe(after)
})
