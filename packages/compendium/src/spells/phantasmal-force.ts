import type { Spell } from '../spell.ts'

export const phantasmalForce: Spell = {
  page: 151,
  level: 2,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  areas: [{ shape: 'cube', sideFeet: 10 }],
  effects: [
    { decidedBy: 'saving-throw', ability: 'intelligence', onSuccess: 'none' },
    { decidedBy: 'earlier-roll', occasion: 'each-turn', damage: [{ dice: '2d8', types: ['psychic'] }] },
  ],
}
