import type { Spell } from '../spell.ts'

export const enlargeReduce: Spell = {
  page: 127,
  level: 2,
  school: 'transmutation',
  lists: ['bard', 'druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'saving-throw', ability: 'constitution', onSuccess: 'none' },
    { decidedBy: 'hit', damage: [{ dice: '1d4', types: [] }] },
    { decidedBy: 'hit', damageReducedBy: '1d4' },
  ],
}
