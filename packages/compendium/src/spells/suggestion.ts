import type { Spell } from '../spell.ts'

export const suggestion: Spell = {
  page: 166,
  level: 2,
  school: 'enchantment',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'material'],
  duration: { hours: 8 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
}
