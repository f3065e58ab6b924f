import type { Spell } from '../spell.ts'

export const silence: Spell = {
  page: 162,
  level: 2,
  school: 'illusion',
  lists: ['bard', 'cleric', 'ranger'],
  castingTimes: ['action'],
  ritual: true,
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [{ decidedBy: 'nothing', conditions: ['deafened'] }],
}
