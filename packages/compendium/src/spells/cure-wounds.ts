import type { Spell } from '../spell.ts'

export const cureWounds: Spell = {
  page: 121,
  level: 1,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid', 'paladin', 'ranger'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', healing: { dice: '2d8', addsModifier: true, added: '2d8' } }],
  grows: true,
}
