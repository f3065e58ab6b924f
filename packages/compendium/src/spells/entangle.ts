import type { Spell } from '../spell.ts'

export const entangle: Spell = {
  page: 128,
  level: 1,
  school: 'conjuration',
  lists: ['druid', 'ranger'],
  castingTimes: ['action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'square', sideFeet: 20 }],
  effects: [{ decidedBy: 'saving-throw', ability: 'strength', onSuccess: 'none', conditions: ['restrained'] }],
}
