import type { Spell } from '../spell.ts'

export const wallOfForce: Spell = {
  page: 172,
  level: 5,
  school: 'evocation',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [
    { shape: 'sphere', radiusFeet: 10 },
    { shape: 'panels', sideFeet: 10, panels: 10 },
  ],
}
