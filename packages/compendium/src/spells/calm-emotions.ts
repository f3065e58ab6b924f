import type { Spell } from '../spell.ts'

export const calmEmotions: Spell = {
  page: 114,
  level: 2,
  school: 'enchantment',
  lists: ['bard', 'cleric'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [{ decidedBy: 'saving-throw', ability: 'charisma', onSuccess: 'none' }],
}
