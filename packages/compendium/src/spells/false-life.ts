import type { Spell } from '../spell.ts'

export const falseLife: Spell = {
  page: 129,
  level: 1,
  school: 'necromancy',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  effects: [{ decidedBy: 'nothing', temporaryHitPoints: { dice: '2d4+4', added: '5' } }],
  grows: true,
}
