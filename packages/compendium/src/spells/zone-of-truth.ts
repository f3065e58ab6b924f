import type { Spell } from '../spell.ts'

export const zoneOfTruth: Spell = {
  page: 175,
  level: 2,
  school: 'enchantment',
  lists: ['bard', 'cleric', 'paladin'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  areas: [{ shape: 'sphere', radiusFeet: 15 }],
  effects: [{ decidedBy: 'saving-throw', occasion: 'each-turn', ability: 'charisma', onSuccess: 'none' }],
}
