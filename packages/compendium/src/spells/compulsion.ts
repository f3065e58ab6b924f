import type { Spell } from '../spell.ts'

export const compulsion: Spell = {
  page: 117,
  level: 4,
  school: 'enchantment',
  lists: ['bard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 'any',
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
}
