import type { Spell } from '../spell.ts'

export const heatMetal: Spell = {
  page: 139,
  level: 2,
  school: 'transmutation',
  lists: ['bard', 'druid'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'nothing', damage: [{ dice: '2d8', types: ['fire'], added: '1d8' }] },
    { decidedBy: 'saving-throw', ability: 'constitution', onSuccess: 'none' },
  ],
  grows: true,
}
