import type { Spell } from '../spell.ts'

export const dominateBeast: Spell = {
  page: 125,
  level: 4,
  school: 'enchantment',
  lists: ['druid', 'ranger', 'sorcerer'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
  grows: true,
}
