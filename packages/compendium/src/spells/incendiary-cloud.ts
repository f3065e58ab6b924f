import type { Spell } from '../spell.ts'

export const incendiaryCloud: Spell = {
  page: 142,
  level: 8,
  school: 'conjuration',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [
    { decidedBy: 'saving-throw', ability: 'dexterity', onSuccess: 'half', damage: [{ dice: '10d8', types: ['fire'] }] },
  ],
}
