import type { Spell } from '../spell.ts'

export const gustOfWind: Spell = {
  page: 138,
  level: 2,
  school: 'evocation',
  lists: ['druid', 'ranger', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'line', lengthFeet: 60, widthFeet: 10 }],
  effects: [{ decidedBy: 'saving-throw', ability: 'strength', onSuccess: 'none' }],
}
