import type { Spell } from '../spell.ts'

export const animalFriendship: Spell = {
  page: 107,
  level: 1,
  school: 'enchantment',
  lists: ['bard', 'druid', 'ranger'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 24 },
  targets: 1,
  addedTargets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
  grows: true,
}
