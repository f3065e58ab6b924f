import type { Creature } from '../creature.ts'

export const dustMephit: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'elemental',
  alignment: 'neutral-evil',
  armorClass: 12,
  initiative: 2,
  hitDice: '5d6',
  speeds: { speed: 30, 'fly-speed': 30 },
  scores: { strength: 5, dexterity: 14, constitution: 10, intelligence: 9, wisdom: 11, charisma: 10 },
  skills: { perception: 2, stealth: 4 },
  vulnerabilities: ['fire'],
  immunities: ['poison'],
  conditionImmunities: ['exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { speaks: ['auran', 'terran'] },
  challengeRating: '1/2',
  traits: [
    {
      id: 'death-burst',
      trigger: true,
      save: {
        ability: 'dexterity',
        dc: 10,
        target: { area: { shape: 'emanation', radiusFeet: 5 } },
        failure: { damage: [{ dice: '2d4', types: ['bludgeoning'] }] },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
  actions: [
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d4+2', types: ['slashing'] }] } },
    },
    {
      id: 'blinding-breath',
      recharge: 6,
      save: {
        ability: 'dexterity',
        dc: 10,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { riders: [{ conditions: [{ condition: 'blinded', until: 'end-of-its-next-turn' }] }] },
        onSuccess: 'none',
      },
    },
    { id: 'sleep', perDay: 1, casts: { spell: 'sleep' }, inWords: true },
  ],
}
