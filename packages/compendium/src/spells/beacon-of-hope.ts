import type { Spell } from '../spell.ts'

export const beaconOfHope: Spell = {
  page: 112,
  level: 3,
  school: 'abjuration',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 'any',
}
