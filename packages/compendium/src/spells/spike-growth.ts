import type { Spell } from '../spell.ts'

export const spikeGrowth: Spell = {
  page: 164,
  level: 2,
  school: 'transmutation',
  lists: ['druid', 'ranger'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [{ decidedBy: 'nothing', occasion: 'later', damage: [{ dice: '2d4', types: ['piercing'] }] }],
}
