import type { Spell } from '../spell.ts'

export const animalMessenger: Spell = {
  page: 108,
  level: 2,
  school: 'enchantment',
  lists: ['bard', 'druid', 'ranger'],
  castingTimes: ['action'],
  ritual: true,
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 24 },
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'charisma', onSuccess: 'none' }],
  addedDuration: { hours: 48 },
  grows: true,
}
