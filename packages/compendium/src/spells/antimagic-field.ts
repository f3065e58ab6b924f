import type { Spell } from '../spell.ts'

export const antimagicField: Spell = {
  page: 109,
  level: 8,
  school: 'abjuration',
  lists: ['cleric', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
  areas: [{ shape: 'emanation', radiusFeet: 10 }],
}
