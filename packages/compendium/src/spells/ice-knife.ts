import type { Spell } from '../spell.ts'

export const iceKnife: Spell = {
  page: 141,
  level: 1,
  school: 'conjuration',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['somatic', 'material'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    { decidedBy: 'attack-roll', attack: 'ranged', damage: [{ dice: '1d10', types: ['piercing'] }] },
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'none',
      damage: [{ dice: '2d6', types: ['cold'], added: '1d6' }],
    },
  ],
  grows: true,
}
