import type { Spell } from '../spell.ts'

export const planarBinding: Spell = {
  page: 152,
  level: 5,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid', 'warlock', 'wizard'],
  castingTimes: [{ hours: 1 }],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000, consumed: true }],
  duration: { hours: 24 },
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'charisma', onSuccess: 'none' }],
  longer: [
    { slot: 6, duration: { days: 10 } },
    { slot: 7, duration: { days: 30 } },
    { slot: 8, duration: { days: 180 } },
    { slot: 9, duration: { days: 366 } },
  ],
  grows: true,
}
