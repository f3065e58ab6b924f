import type { Spell } from '../spell.ts'

export const spiritualWeapon: Spell = {
  page: 165,
  level: 2,
  school: 'evocation',
  lists: ['cleric'],
  castingTimes: ['bonus-action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    {
      decidedBy: 'attack-roll',
      attack: 'melee',
      damage: [{ dice: '1d8', addsModifier: true, types: ['force'], added: '1d8' }],
    },
  ],
  grows: true,
}
