import type { Spell } from '../spell.ts'

export const command: Spell = {
  page: 116,
  level: 1,
  school: 'enchantment',
  lists: ['bard', 'cleric', 'paladin'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 1,
  addedTargets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['prone'] }],
  grows: true,
}
