import type { Spell } from '../spell.ts'

export const heal: Spell = {
  page: 139,
  level: 6,
  school: 'abjuration',
  lists: ['cleric', 'druid'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', healing: { dice: '70', added: '10' }, ends: ['blinded', 'deafened', 'poisoned'] }],
  grows: true,
}
