import type { Spell } from '../spell.ts'

export const fireStorm: Spell = {
  page: 132,
  level: 7,
  school: 'evocation',
  lists: ['cleric', 'druid', 'sorcerer'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  areas: [{ shape: 'cube', sideFeet: 10, count: 10 }],
  effects: [
    { decidedBy: 'saving-throw', ability: 'dexterity', onSuccess: 'half', damage: [{ dice: '7d10', types: ['fire'] }] },
  ],
}
