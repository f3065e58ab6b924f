import type { Spell } from '../spell.ts'

export const magicMissile: Spell = {
  page: 146,
  level: 1,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 3,
  addedTargets: 1,
  effects: [{ decidedBy: 'nothing', darts: 3, addedDarts: 1, damage: [{ dice: '1d4+1', types: ['force'] }] }],
  grows: true,
}
