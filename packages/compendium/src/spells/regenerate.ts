import type { Spell } from '../spell.ts'

export const regenerate: Spell = {
  page: 158,
  level: 7,
  school: 'transmutation',
  lists: ['bard', 'cleric', 'druid'],
  castingTimes: [{ minutes: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  targets: 1,
  effects: [
    { decidedBy: 'nothing', healing: { dice: '4d8+15' } },
    { decidedBy: 'nothing', occasion: 'each-turn', healing: { dice: '1' } },
  ],
}
