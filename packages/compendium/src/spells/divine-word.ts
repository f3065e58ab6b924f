import type { Spell } from '../spell.ts'

export const divineWord: Spell = {
  page: 125,
  level: 7,
  school: 'evocation',
  lists: ['cleric'],
  castingTimes: ['bonus-action'],
  range: { feet: 30 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 'any',
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'charisma',
      onSuccess: 'none',
      conditions: ['blinded', 'deafened', 'stunned'],
    },
  ],
}
