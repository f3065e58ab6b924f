import type { Spell } from '../spell.ts'

export const magicCircle: Spell = {
  page: 145,
  level: 3,
  school: 'abjuration',
  lists: ['cleric', 'paladin', 'warlock', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: { feet: 10 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 10000, consumed: true }],
  duration: { hours: 1 },
  areas: [{ shape: 'cylinder', radiusFeet: 10, heightFeet: 20 }],
  effects: [{ decidedBy: 'saving-throw', occasion: 'later', ability: 'charisma', onSuccess: 'none' }],
  addedDuration: { hours: 1 },
  grows: true,
}
