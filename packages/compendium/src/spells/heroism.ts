import type { Spell } from '../spell.ts'

export const heroism: Spell = {
  page: 140,
  level: 1,
  school: 'enchantment',
  lists: ['bard', 'paladin'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  addedTargets: 1,
  effects: [{ decidedBy: 'nothing', occasion: 'each-turn', temporaryHitPoints: { dice: '0', addsModifier: true } }],
  grows: true,
}
