import type { Spell } from '../spell.ts'

export const polymorph: Spell = {
  page: 153,
  level: 4,
  school: 'transmutation',
  lists: ['bard', 'druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none' }],
}
