import type { Spell } from '../spell.ts'

export const meldIntoStone: Spell = {
  page: 148,
  level: 3,
  school: 'transmutation',
  lists: ['cleric', 'druid', 'ranger'],
  castingTimes: ['action'],
  ritual: true,
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { hours: 8 },
  effects: [
    { decidedBy: 'nothing', occasion: 'mishap', damage: [{ dice: '6d6', types: ['force'] }], conditions: ['prone'] },
    { decidedBy: 'nothing', occasion: 'mishap', damage: [{ dice: '50', types: ['force'] }], conditions: ['prone'] },
  ],
}
