import type { Spell } from '../spell.ts'

export const arcaneHand: Spell = {
  page: 110,
  level: 5,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  effects: [
    { decidedBy: 'attack-roll', attack: 'melee', damage: [{ dice: '5d8', types: ['force'], added: '2d8' }] },
    { decidedBy: 'saving-throw', ability: 'strength', onSuccess: 'none' },
    { decidedBy: 'saving-throw', ability: 'dexterity', onSuccess: 'none', conditions: ['grappled'] },
    {
      decidedBy: 'earlier-roll',
      occasion: 'later',
      damage: [{ dice: '4d6', addsModifier: true, types: ['bludgeoning'], added: '2d6' }],
    },
  ],
  grows: true,
}
