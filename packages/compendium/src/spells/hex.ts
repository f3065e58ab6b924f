import type { Spell } from '../spell.ts'

export const hex: Spell = {
  page: 140,
  level: 1,
  school: 'enchantment',
  lists: ['warlock'],
  castingTimes: ['bonus-action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'hit', damage: [{ dice: '1d6', types: ['necrotic'] }] }],
  grows: true,
}
