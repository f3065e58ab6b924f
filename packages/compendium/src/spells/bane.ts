import type { Spell } from '../spell.ts'

export const bane: Spell = {
  page: 112,
  level: 1,
  school: 'enchantment',
  lists: ['bard', 'cleric', 'warlock'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 3,
  addedTargets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'charisma', onSuccess: 'none', penaltyToRolls: '1d4' }],
  grows: true,
}
