import type { Spell } from '../spell.ts'

export const fear: Spell = {
  page: 130,
  level: 3,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'cone', lengthFeet: 30 }],
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['frightened'] }],
}
