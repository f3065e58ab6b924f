import type { Spell } from '../spell.ts'

export const conjureWoodlandBeings: Spell = {
  page: 118,
  level: 4,
  school: 'conjuration',
  lists: ['druid', 'ranger'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'emanation', radiusFeet: 10 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'wisdom',
      onSuccess: 'half',
      damage: [{ dice: '5d8', types: ['force'], added: '1d8' }],
    },
  ],
  grows: true,
}
