import type { Spell } from '../spell.ts'

export const conjureFey: Spell = {
  page: 118,
  level: 6,
  school: 'conjuration',
  lists: ['druid'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  targets: 1,
  effects: [
    {
      decidedBy: 'attack-roll',
      attack: 'melee',
      damage: [{ dice: '3d12', addsModifier: true, types: ['psychic'], added: '1d12' }],
      conditions: ['frightened'],
    },
  ],
  grows: true,
}
