import type { Spell } from '../spell.ts'

export const daylight: Spell = {
  page: 122,
  level: 3,
  school: 'evocation',
  lists: ['cleric', 'druid', 'paladin', 'ranger', 'sorcerer'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
  areas: [
    { shape: 'sphere', radiusFeet: 60 },
    { shape: 'emanation', radiusFeet: 60 },
  ],
}
