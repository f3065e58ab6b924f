import type { Spell } from '../spell.ts'

export const animalShapes: Spell = {
  page: 108,
  level: 8,
  school: 'transmutation',
  lists: ['druid'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: { hours: 24 },
  targets: 'any',
}
