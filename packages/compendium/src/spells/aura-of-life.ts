import type { Spell } from '../spell.ts'

export const auraOfLife: Spell = {
  page: 111,
  level: 4,
  school: 'abjuration',
  lists: ['cleric', 'paladin'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'emanation', radiusFeet: 30 }],
  effects: [{ decidedBy: 'nothing', occasion: 'each-turn', healing: { dice: '1' } }],
}
