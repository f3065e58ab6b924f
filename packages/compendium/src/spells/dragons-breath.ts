import type { Spell } from '../spell.ts'

export const dragonsBreath: Spell = {
  page: 126,
  level: 2,
  school: 'transmutation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['bonus-action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  areas: [{ shape: 'cone', lengthFeet: 15 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '3d6', types: ['acid', 'cold', 'fire', 'lightning', 'poison'], added: '1d6' }],
    },
  ],
  grows: true,
}
