import type { Spell } from '../spell.ts'

export const wordOfRecall: Spell = {
  page: 175,
  level: 6,
  school: 'conjuration',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: { feet: 5 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 5,
  andCaster: true,
}
