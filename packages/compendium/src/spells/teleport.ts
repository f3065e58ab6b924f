import type { Spell } from '../spell.ts'

export const teleport: Spell = {
  page: 168,
  level: 7,
  school: 'conjuration',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 10 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 8,
  andCaster: true,
  effects: [{ decidedBy: 'nothing', occasion: 'mishap', damage: [{ dice: '3d10', types: ['force'] }] }],
}
