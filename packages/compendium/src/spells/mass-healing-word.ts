import type { Spell } from '../spell.ts'

export const massHealingWord: Spell = {
  page: 148,
  level: 3,
  school: 'abjuration',
  lists: ['bard', 'cleric'],
  castingTimes: ['bonus-action'],
  range: { feet: 60 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 6,
  effects: [{ decidedBy: 'nothing', healing: { dice: '2d4', addsModifier: true, added: '1d4' } }],
  grows: true,
}
