import type { Spell } from '../spell.ts'

export const massCureWounds: Spell = {
  page: 147,
  level: 5,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 6,
  areas: [{ shape: 'sphere', radiusFeet: 30 }],
  effects: [{ decidedBy: 'nothing', healing: { dice: '5d8', addsModifier: true, added: '1d8' } }],
  grows: true,
}
