import type { Spell } from '../spell.ts'

export const colorSpray: Spell = {
  page: 116,
  level: 1,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [{ shape: 'cone', lengthFeet: 15 }],
  effects: [{ decidedBy: 'saving-throw', ability: 'constitution', onSuccess: 'none', conditions: ['blinded'] }],
}
