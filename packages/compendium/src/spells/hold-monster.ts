import type { Spell } from '../spell.ts'

export const holdMonster: Spell = {
  page: 140,
  level: 5,
  school: 'enchantment',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  addedTargets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['paralyzed'] }],
  grows: true,
}
