import type { Spell } from '../spell.ts'

export const imprisonment: Spell = {
  page: 142,
  level: 9,
  school: 'abjuration',
  lists: ['warlock', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 500000 }],
  duration: 'until-dispelled',
  targets: 1,
  effects: [
    { decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', oneOfConditions: ['restrained', 'unconscious'] },
  ],
}
