import type { Spell } from '../spell.ts'

export const waterWalk: Spell = {
  page: 173,
  level: 3,
  school: 'transmutation',
  lists: ['cleric', 'druid', 'ranger', 'sorcerer'],
  castingTimes: ['action'],
  ritual: true,
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  targets: 10,
}
