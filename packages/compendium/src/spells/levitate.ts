import type { Spell } from '../spell.ts'

export const levitate: Spell = {
  page: 144,
  level: 2,
  school: 'transmutation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'constitution', onSuccess: 'none' }],
}
