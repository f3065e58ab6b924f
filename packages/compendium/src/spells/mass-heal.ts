import type { Spell } from '../spell.ts'

export const massHeal: Spell = {
  page: 147,
  level: 9,
  school: 'abjuration',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 'any',
  effects: [{ decidedBy: 'nothing', healing: { dice: '700' }, ends: ['blinded', 'deafened', 'poisoned'] }],
}
