import type { Spell } from '../spell.ts'

export const createUndead: Spell = {
  page: 121,
  level: 6,
  school: 'necromancy',
  lists: ['cleric', 'warlock', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: { feet: 10 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 15000, forEachTarget: true }],
  duration: 'instantaneous',
  targets: 3,
  addedTargets: 1,
  grows: true,
}
