import type { Spell } from '../spell.ts'

export const bestowCurse: Spell = {
  page: 112,
  level: 3,
  school: 'necromancy',
  lists: ['bard', 'cleric', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none' },
    { decidedBy: 'hit', damage: [{ dice: '1d8', types: ['necrotic'] }] },
  ],
  grows: true,
}
