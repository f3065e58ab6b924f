import type { Spell } from '../spell.ts'

export const glyphOfWarding: Spell = {
  page: 136,
  level: 3,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'wizard'],
  castingTimes: [{ hours: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 20000, consumed: true }],
  duration: 'until-dispelled-or-triggered',
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '5d8', types: ['acid', 'cold', 'fire', 'lightning', 'thunder'], added: '1d8' }],
    },
  ],
  grows: true,
}
