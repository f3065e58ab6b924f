import { SPELL_IDS, type SpellId } from '@rulestone/compendium'
import { describe, expect, test } from 'vitest'
import { filterValues } from './filters.ts'

// From the header of each spell, SRD 5.2.1, pages 107 to 175.
describe('a row has the values of its spell:', () => {
  test.each<[SpellId, Readonly<Record<string, string | undefined>>]>([
    [
      'fireball',
      { list: 'sorcerer wizard', level: '3', range: '150 farther', save: 'dexterity', area: 'sphere', cost: '0 free' },
    ],
    [
      'revivify',
      { range: 'touch', components: 'verbal somatic material', cost: '300 costly consumed', save: undefined },
    ],
    ['counterspell', { time: 'reaction', components: 'no-verbal somatic no-material', range: '60 middle' }],
    ['detect-magic', { mark: 'concentration ritual', range: 'self', damage: undefined }],
    ['hold-person', { condition: 'paralyzed', save: 'wisdom', mark: 'concentration' }],
    ['ice-storm', { damage: 'bludgeoning cold', area: 'cylinder' }],
    ['find-familiar', { time: 'hours', mark: 'ritual', cost: '10 costly consumed' }],
    ['chromatic-orb', { cost: '50 costly', damage: 'acid cold fire lightning poison thunder' }],
  ])('%s', (id, expected) => {
    const values = filterValues(id)
    for (const [name, value] of Object.entries(expected)) expect.soft(values[`data-${name}`], name).toBe(value)
  })
})

test('every spell has a class, a level, a school, a time, a range, components and a cost', () => {
  for (const id of SPELL_IDS) {
    const values = filterValues(id)
    for (const name of ['list', 'level', 'school', 'time', 'range', 'components', 'cost']) {
      expect.soft(values[`data-${name}`], `${id} ${name}`).toBeTruthy()
    }
  }
})
