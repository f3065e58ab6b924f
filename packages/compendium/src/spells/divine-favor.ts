import type { Spell } from '../spell.ts'

export const divineFavor: Spell = {
  page: 125,
  level: 1,
  school: 'transmutation',
  lists: ['paladin'],
  castingTimes: ['bonus-action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  effects: [{ decidedBy: 'hit', damage: [{ dice: '1d4', types: ['radiant'] }] }],
}
