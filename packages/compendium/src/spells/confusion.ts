import type { Spell } from '../spell.ts'

export const confusion: Spell = {
  page: 117,
  level: 4,
  school: 'enchantment',
  lists: ['bard', 'druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'sphere', radiusFeet: 10, addedFeet: 5 }],
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none' }],
  grows: true,
}
