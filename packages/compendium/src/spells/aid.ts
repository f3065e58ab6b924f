import type { Spell } from '../spell.ts'

export const aid: Spell = {
  page: 107,
  level: 2,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid', 'paladin', 'ranger'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 8 },
  targets: 3,
  effects: [{ decidedBy: 'nothing', hitPointMaximum: { dice: '5', added: '5' } }],
  grows: true,
}
