import type { Spell } from '../spell.ts'

export const hideousLaughter: Spell = {
  page: 140,
  level: 1,
  school: 'enchantment',
  lists: ['bard', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  addedTargets: 1,
  effects: [
    { decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['prone', 'incapacitated'] },
  ],
  grows: true,
}
