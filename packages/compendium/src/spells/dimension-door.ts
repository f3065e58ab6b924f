import type { Spell } from '../spell.ts'

export const dimensionDoor: Spell = {
  page: 123,
  level: 4,
  school: 'conjuration',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 500 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 1,
  andCaster: true,
  effects: [{ decidedBy: 'nothing', occasion: 'mishap', damage: [{ dice: '4d6', types: ['force'] }] }],
}
