import type { Spell } from '../spell.ts'

export const prayerOfHealing: Spell = {
  page: 154,
  level: 2,
  school: 'abjuration',
  lists: ['cleric', 'paladin'],
  castingTimes: [{ minutes: 10 }],
  range: { feet: 30 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 5,
  effects: [{ decidedBy: 'nothing', healing: { dice: '2d8', added: '1d8' } }],
  grows: true,
}
