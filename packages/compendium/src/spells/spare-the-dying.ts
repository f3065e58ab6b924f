import type { Spell } from '../spell.ts'

export const spareTheDying: Spell = {
  page: 163,
  level: 0,
  school: 'necromancy',
  lists: ['cleric', 'druid'],
  castingTimes: ['action'],
  range: { feet: 15 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  rangeUpgrades: [{ feet: 30 }, { feet: 60 }, { feet: 120 }],
  grows: true,
}
