import type { Spell } from '../spell.ts'

export const huntersMark: Spell = {
  page: 141,
  level: 1,
  school: 'divination',
  lists: ['ranger'],
  castingTimes: ['bonus-action'],
  range: { feet: 90 },
  components: ['verbal'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'hit', damage: [{ dice: '1d6', types: ['force'] }] }],
  longer: [
    { slot: 3, duration: { hours: 8 }, concentration: true },
    { slot: 5, duration: { hours: 24 }, concentration: true },
  ],
  grows: true,
}
