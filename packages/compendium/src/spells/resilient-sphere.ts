import type { Spell } from '../spell.ts'

export const resilientSphere: Spell = {
  page: 158,
  level: 4,
  school: 'abjuration',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'dexterity', onSuccess: 'none' }],
}
