import type { Spell } from '../spell.ts'

export const contagion: Spell = {
  page: 119,
  level: 5,
  school: 'necromancy',
  lists: ['cleric', 'druid'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { days: 7 },
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'none',
      damage: [{ dice: '11d8', types: ['necrotic'] }],
      conditions: ['poisoned'],
    },
  ],
}
