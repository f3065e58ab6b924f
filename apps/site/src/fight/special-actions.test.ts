import { createFight, type FightState, type NewCreature, RULESETS } from '@rulestone/core'
import { expect, test } from 'vitest'
import { isOnlySpecial, legendaryActors, legendaryLeft, ownObstacle, usesLeft } from './special-actions.ts'

const CLAW = { id: 'Claw', damage: '1d6', damageType: 'slashing' } as const
const RAY = { ...CLAW, id: 'Ray', by: 'spell', kinds: ['ranged'], rangeFeet: 60 } as const
const ROCK = { ...CLAW, id: 'Rock', kinds: ['ranged'], rangeFeet: 60 } as const

const DRAKE: Partial<NewCreature> = {
  attacks: [CLAW, RAY, ROCK],
  specialActions: [
    { id: 'Breath', takes: 'action', recharge: 5, save: { ability: 'dexterity', dc: 13, onSuccess: 'half' } },
    { id: 'Gaze', takes: 'bonus-action', uses: 2 },
    { id: 'Rock', takes: 'action', makes: { attack: 'Rock', times: 1 } },
    { id: 'Rays', takes: 'legendary-action', makes: { attack: 'Ray', times: 3 } },
    { id: 'Pounce', takes: 'legendary-action', makes: { attack: 'Claw', times: 1 } },
  ],
  legendaryUses: 3,
}
const place = { kind: 'ranges' } as const
const start = createFight({
  creatures: [
    { ...DRAKE, id: 'Drake', side: 'foes', place },
    { id: 'Mira', side: 'party', place },
  ],
})
const drake = start.creatures['Drake'] ?? expect.fail()
const ruleset = RULESETS['srd-5.2.1']
const specialOf = (id: string) => drake.specialActions?.find((one) => one.id === id) ?? expect.fail(id)
const stateWith = (changes: Partial<typeof drake>, phase: FightState['phase']): FightState => ({
  ...start,
  round: 1,
  order: ['Drake', 'Mira'],
  phase,
  creatures: { ...start.creatures, Drake: { ...drake, ...changes } },
})

test('uses are counted, and a recharging action has one', () => {
  expect(usesLeft(drake, specialOf('Breath'))).toEqual({ left: 1, total: 1 })
  expect(usesLeft({ ...drake, expended: { Breath: 1, Gaze: 1 } }, specialOf('Breath'))).toEqual({ left: 0, total: 1 })
  expect(usesLeft({ ...drake, expended: { Breath: 1, Gaze: 1 } }, specialOf('Gaze'))).toEqual({ left: 1, total: 2 })
  expect(usesLeft(drake, specialOf('Rock'))).toBeUndefined()
})

test('only what concerns the creature itself is an obstacle, not that nobody is chosen yet', () => {
  const turn = { kind: 'turn', of: 'Drake' } as const
  expect(ownObstacle({ ruleset, state: stateWith({}, turn) }, 'Drake', specialOf('Breath'))).toBeUndefined()
  const used = stateWith({ expended: { Breath: 1 } }, turn)
  expect(ownObstacle({ ruleset, state: used }, 'Drake', specialOf('Breath'))?.code).toBe('none-left')
  const notItsTurn = stateWith({}, { kind: 'turn', of: 'Mira' })
  expect(ownObstacle({ ruleset, state: notItsTurn }, 'Drake', specialOf('Breath'))?.code).toBe('not-its-turn')
})

test('legendary actions come between turns, while uses are left', () => {
  const between = { kind: 'between-turns', next: 'Drake' } as const
  const spent = (taken: readonly string[], waits: boolean) => ({
    spent: { ...drake.spent, legendary: { taken, waits } },
  })
  const actors = (changes: Partial<typeof drake>, phase: FightState['phase'] = between) =>
    legendaryActors({ ruleset, state: stateWith(changes, phase) }).map(({ id }) => id)
  expect(actors(spent([], false))).toEqual(['Drake'])
  expect(actors(spent([], true))).toEqual([])
  expect(actors(spent(['Rays', 'Rays', 'Pounce'], false))).toEqual([])
  expect(actors(spent([], false), { kind: 'turn', of: 'Mira' })).toEqual([])
  expect(actors({ ...spent([], false), conditions: [{ condition: 'stunned' }] })).toEqual([])
  expect(legendaryLeft({ ...drake, ...spent(['Rays'], false) })).toBe(2)
})

test('limited attacks and spells are made by special actions alone', () => {
  expect(drake.attacks.filter((attack) => isOnlySpecial(drake, attack)).map(({ id }) => id)).toEqual(['Ray', 'Rock'])
})
