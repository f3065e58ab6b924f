import type { Spell } from '../spell.ts'

export const dominateMonster: Spell = {
  page: 125,
  level: 8,
  school: 'enchantment',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
  longer: [{ slot: 9, duration: { hours: 8 }, concentration: true }],
  grows: true,
}
