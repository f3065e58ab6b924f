import type { Spell } from '../spell.ts'

export const plantGrowth: Spell = {
  page: 153,
  level: 3,
  school: 'transmutation',
  lists: ['bard', 'druid', 'ranger'],
  castingTimes: ['action', { hours: 8 }],
  range: { feet: 150 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  areas: [
    { shape: 'sphere', radiusFeet: 100 },
    { shape: 'circle', radiusFeet: 2640 },
  ],
}
