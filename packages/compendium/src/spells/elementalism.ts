import type { Spell } from '../spell.ts'

export const elementalism: Spell = {
  page: 127,
  level: 0,
  school: 'transmutation',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  areas: [
    { shape: 'cube', sideFeet: 5 },
    { shape: 'square', sideFeet: 5 },
    { shape: 'cube', sideFeet: 1 },
  ],
}
