import type { Spell } from '../spell.ts'

export const astralProjection: Spell = {
  page: 111,
  level: 9,
  school: 'necromancy',
  lists: ['cleric', 'warlock', 'wizard'],
  castingTimes: [{ hours: 1 }],
  range: { feet: 10 },
  components: ['verbal', 'somatic', 'material'],
  materials: [
    { costCopperPieces: 100000, forEachTarget: true, consumed: true },
    { costCopperPieces: 10000, forEachTarget: true, consumed: true },
  ],
  duration: 'until-dispelled',
  targets: 8,
  andCaster: true,
  effects: [{ decidedBy: 'nothing', conditions: ['unconscious'] }],
}
