import type { Spell } from '../spell.ts'

export const forbiddance: Spell = {
  page: 133,
  level: 6,
  school: 'abjuration',
  lists: ['cleric'],
  castingTimes: [{ minutes: 10 }],
  ritual: true,
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000 }],
  duration: { days: 1 },
  effects: [
    { decidedBy: 'nothing', occasion: 'each-turn', damage: [{ dice: '5d10', types: ['radiant', 'necrotic'] }] },
  ],
}
