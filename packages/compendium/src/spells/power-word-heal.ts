import type { Spell } from '../spell.ts'

export const powerWordHeal: Spell = {
  page: 154,
  level: 9,
  school: 'enchantment',
  lists: ['bard', 'cleric'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', ends: ['charmed', 'frightened', 'paralyzed', 'poisoned', 'stunned'] }],
}
