import type { Spell } from '../spell.ts'

export const darkness: Spell = {
  page: 122,
  level: 2,
  school: 'evocation',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [
    { shape: 'sphere', radiusFeet: 15 },
    { shape: 'emanation', radiusFeet: 15 },
  ],
}
