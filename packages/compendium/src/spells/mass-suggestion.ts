import type { Spell } from '../spell.ts'

export const massSuggestion: Spell = {
  page: 148,
  level: 6,
  school: 'enchantment',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'material'],
  duration: { hours: 24 },
  targets: 12,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
  grows: true,
}
