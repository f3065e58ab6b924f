import type { Spell } from '../spell.ts'

export const mageArmor: Spell = {
  page: 145,
  level: 1,
  school: 'abjuration',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 8 },
  targets: 1,
  effects: [{ decidedBy: 'nothing', baseArmorClass: 13 }],
}
