import type { Spell } from '../spell.ts'

export const produceFlame: Spell = {
  page: 156,
  level: 0,
  school: 'conjuration',
  lists: ['druid'],
  castingTimes: ['bonus-action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  targets: 1,
  effects: [
    {
      decidedBy: 'attack-roll',
      occasion: 'later',
      attack: 'ranged',
      damage: [{ dice: '1d8', types: ['fire'], added: '1d8' }],
    },
  ],
  grows: true,
}
