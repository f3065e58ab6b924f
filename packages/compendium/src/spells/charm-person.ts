import type { Spell } from '../spell.ts'

export const charmPerson: Spell = {
  page: 115,
  level: 1,
  school: 'enchantment',
  lists: ['bard', 'druid', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
  targets: 1,
  addedTargets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
  grows: true,
}
