import type { Spell } from '../spell.ts'

export const animateDead: Spell = {
  page: 108,
  level: 3,
  school: 'necromancy',
  lists: ['cleric', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: { feet: 10 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  targets: 1,
  addedTargets: 2,
  grows: true,
}
