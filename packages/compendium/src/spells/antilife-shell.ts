import type { Spell } from '../spell.ts'

export const antilifeShell: Spell = {
  page: 109,
  level: 5,
  school: 'abjuration',
  lists: ['druid'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
  concentration: true,
  areas: [{ shape: 'emanation', radiusFeet: 10 }],
}
