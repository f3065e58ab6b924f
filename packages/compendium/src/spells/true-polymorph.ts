import type { Spell } from '../spell.ts'

export const truePolymorph: Spell = {
  page: 170,
  level: 9,
  school: 'transmutation',
  lists: ['bard', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none' }],
}
