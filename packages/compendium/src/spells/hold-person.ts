import type { Spell } from '../spell.ts'

export const holdPerson: Spell = {
  page: 141,
  level: 2,
  school: 'enchantment',
  lists: ['bard', 'cleric', 'druid', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  addedTargets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['paralyzed'] }],
  grows: true,
}
