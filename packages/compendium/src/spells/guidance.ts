import type { Spell } from '../spell.ts'

export const guidance: Spell = {
  page: 138,
  level: 0,
  school: 'divination',
  lists: ['cleric', 'druid'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'nothing', bonusToRolls: '1d4' }],
}
