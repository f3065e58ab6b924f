import type { Spell } from '../spell.ts'

export const fleshToStone: Spell = {
  page: 133,
  level: 6,
  school: 'transmutation',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'saving-throw', ability: 'constitution', onSuccess: 'none', conditions: ['restrained'] },
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'constitution',
      onSuccess: 'none',
      conditions: ['petrified'],
    },
  ],
}
