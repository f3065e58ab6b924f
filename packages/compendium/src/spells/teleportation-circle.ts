import type { Spell } from '../spell.ts'

export const teleportationCircle: Spell = {
  page: 168,
  level: 5,
  school: 'conjuration',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: { feet: 10 },
  components: ['verbal', 'material'],
  materials: [{ costCopperPieces: 5000, consumed: true }],
  duration: { rounds: 1 },
  areas: [{ shape: 'circle', radiusFeet: 5 }],
}
