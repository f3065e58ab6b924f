import type { Spell } from '../spell.ts'

export const healingWord: Spell = {
  page: 139,
  level: 1,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid'],
  castingTimes: ['bonus-action'],
  range: { feet: 60 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', healing: { dice: '2d4', addsModifier: true, added: '2d4' } }],
  grows: true,
}
