import type { Spell } from '../spell.ts'

export const conjureMinorElementals: Spell = {
  page: 118,
  level: 4,
  school: 'conjuration',
  lists: ['druid', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'emanation', radiusFeet: 15 }],
  effects: [
    { decidedBy: 'hit', damage: [{ dice: '2d8', types: ['acid', 'cold', 'fire', 'lightning'], added: '1d8' }] },
  ],
  grows: true,
}
