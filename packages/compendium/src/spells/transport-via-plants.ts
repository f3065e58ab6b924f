import type { Spell } from '../spell.ts'

export const transportViaPlants: Spell = {
  page: 170,
  level: 6,
  school: 'conjuration',
  lists: ['druid'],
  castingTimes: ['action'],
  range: { feet: 10 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  targets: 1,
}
