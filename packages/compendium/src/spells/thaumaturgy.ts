import type { Spell } from '../spell.ts'

export const thaumaturgy: Spell = {
  page: 169,
  level: 0,
  school: 'transmutation',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal'],
  duration: { minutes: 1, atMost: true },
}
