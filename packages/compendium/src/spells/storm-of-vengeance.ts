import type { Spell } from '../spell.ts'

export const stormOfVengeance: Spell = {
  page: 165,
  level: 9,
  school: 'conjuration',
  lists: ['druid'],
  castingTimes: ['action'],
  range: { miles: 1 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'circle', radiusFeet: 300 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'none',
      damage: [{ dice: '2d6', types: ['thunder'] }],
      conditions: ['deafened'],
    },
    { decidedBy: 'nothing', occasion: 'later', damage: [{ dice: '4d6', types: ['acid'] }] },
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '10d6', types: ['lightning'] }],
    },
    { decidedBy: 'nothing', occasion: 'later', damage: [{ dice: '2d6', types: ['bludgeoning'] }] },
    { decidedBy: 'nothing', occasion: 'each-turn', damage: [{ dice: '1d6', types: ['cold'] }] },
  ],
}
