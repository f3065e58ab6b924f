import type { Spell } from '../spell.ts'

export const waterBreathing: Spell = {
  page: 173,
  level: 3,
  school: 'transmutation',
  lists: ['druid', 'ranger', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  ritual: true,
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 24 },
  targets: 10,
}
