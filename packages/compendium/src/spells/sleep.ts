import type { Spell } from '../spell.ts'

export const sleep: Spell = {
  page: 163,
  level: 1,
  school: 'enchantment',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 'any',
  areas: [{ shape: 'sphere', radiusFeet: 5 }],
  effects: [
    { decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['incapacitated'] },
    { decidedBy: 'saving-throw', occasion: 'later', ability: 'wisdom', onSuccess: 'none', conditions: ['unconscious'] },
  ],
}
