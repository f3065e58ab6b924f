import type { Spell } from '../spell.ts'

export const holyAura: Spell = {
  page: 141,
  level: 8,
  school: 'abjuration',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000 }],
  duration: { minutes: 1 },
  concentration: true,
  targets: 'any',
  areas: [{ shape: 'emanation', radiusFeet: 30 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'constitution',
      onSuccess: 'none',
      conditions: ['blinded'],
    },
  ],
}
