import type { Spell } from '../spell.ts'

export const enthrall: Spell = {
  page: 128,
  level: 2,
  school: 'enchantment',
  lists: ['bard', 'warlock'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 'any',
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', penaltyToRolls: '10' }],
}
