import type { Spell } from '../spell.ts'

export const passWithoutTrace: Spell = {
  page: 151,
  level: 2,
  school: 'abjuration',
  lists: ['druid', 'ranger'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
  targets: 'any',
  andCaster: true,
  areas: [{ shape: 'emanation', radiusFeet: 30 }],
  effects: [{ decidedBy: 'nothing', bonusToRolls: '10' }],
}
