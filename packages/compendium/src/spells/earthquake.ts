import type { Spell } from '../spell.ts'

export const earthquake: Spell = {
  page: 127,
  level: 8,
  school: 'transmutation',
  lists: ['cleric', 'druid', 'sorcerer'],
  castingTimes: ['action'],
  range: { feet: 500 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'circle', radiusFeet: 100 }],
  effects: [
    { decidedBy: 'saving-throw', ability: 'dexterity', onSuccess: 'none', conditions: ['prone'] },
    { decidedBy: 'nothing', damage: [{ dice: '50', types: ['bludgeoning'] }] },
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '12d6', types: ['bludgeoning'] }],
      conditions: ['prone'],
    },
  ],
}
