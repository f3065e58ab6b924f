import type { Spell } from '../spell.ts'

export const forcecage: Spell = {
  page: 134,
  level: 7,
  school: 'evocation',
  lists: ['bard', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 100 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 150000, consumed: true }],
  duration: { hours: 1 },
  concentration: true,
  areas: [
    { shape: 'cube', sideFeet: 20 },
    { shape: 'cube', sideFeet: 10 },
  ],
  effects: [{ decidedBy: 'saving-throw', occasion: 'later', ability: 'charisma', onSuccess: 'none' }],
}
