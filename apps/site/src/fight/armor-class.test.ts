import type { FightEvent } from '@rulestone/core'
import { expect, test } from 'vitest'
import { enteredArmorClass, missingArmorClasses } from './armor-class.ts'
import { joinEvents, type Newcomer } from './creatures/newcomers.ts'
import { newFight } from './fight-document.ts'
import { addAct, currentSnapshot } from './fight-history.ts'

const EMPTY = newFight('7')
const VOLLEY = { id: 'Volley', takes: 'action', makes: { attack: 'Bow', times: 2 } } as const
const HOWL = { id: 'Howl', takes: 'action', save: { ability: 'wisdom', dc: 12, onSuccess: 'none' } } as const
const ANNA: Newcomer = {
  armorClass: 10,
  attacks: [{ id: 'Bow', damage: '1d6', damageType: 'piercing' }],
  specialActions: [VOLLEY, HOWL],
}
const JOINS = [
  ...joinEvents(currentSnapshot(EMPTY).state, 'Anna', ANNA, { side: 'party' }),
  ...joinEvents(currentSnapshot(EMPTY).state, 'Wolf', {}, { side: 'foes', copies: 2 }),
]
const attackOn = (target: string): FightEvent => ({
  kind: 'attack',
  creature: 'Anna',
  target,
  attack: 'unarmed-strike',
})
const special = (action: string, creature: string): FightEvent => ({
  kind: 'special-action',
  creature: 'Anna',
  action,
  targets: [{ creature }],
})
const enter = (creature: string): FightEvent => ({ kind: 'set-armor-class', creature, armorClass: 10 })

test.each<[what: string, before: readonly FightEvent[], events: readonly FightEvent[], missing: readonly string[]]>([
  ['an attack on one of two copies', [], [attackOn('Wolf 1')], ['Wolf 1', 'Wolf 2']],
  ['a copy whose AC is known', [enter('Wolf 1')], [attackOn('Wolf 2')], ['Wolf 2']],
  ['an AC that is entered in the same act', [], [enter('Wolf 1'), enter('Wolf 2'), attackOn('Wolf 1')], []],
  ['a target that joined with its AC', [], [attackOn('Anna')], []],
  ['a special action that attacks', [], [special('Volley', 'Wolf 2')], ['Wolf 1', 'Wolf 2']],
  ['a special action with saves', [], [special('Howl', 'Wolf 2')], []],
  ['events that are no attacks', [], [{ kind: 'take-damage', creature: 'Wolf 1', damage: 3 }], []],
])('whose AC is missing: %s', (_, before, events, missing) => {
  const fight = addAct(EMPTY, { events: [...JOINS, ...before] })
  if (!fight.ok) throw new RangeError(fight.error.code)
  expect(missingArmorClasses(fight.value, events)).toEqual(missing)
})

test('an AC of 10 counts as entered only if somebody has entered it', () => {
  const fight = addAct(EMPTY, { events: [...JOINS, enter('Wolf 2')] })
  if (!fight.ok) throw new RangeError(fight.error.code)
  const creatures = Object.values(currentSnapshot(fight.value).state.creatures)
  expect(creatures.map((one) => enteredArmorClass(fight.value, one))).toEqual([10, undefined, 10])
})
