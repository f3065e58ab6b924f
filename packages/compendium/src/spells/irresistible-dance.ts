import type { Spell } from '../spell.ts'

export const irresistibleDance: Spell = {
  page: 143,
  level: 6,
  school: 'enchantment',
  lists: ['bard', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
}
