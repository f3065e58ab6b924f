import type { Creature } from '../creature.ts'

export const iceMephit: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'elemental',
  alignment: 'neutral-evil',
  armorClass: 11,
  initiative: 1,
  hitDice: '6d6',
  speeds: { speed: 30, 'fly-speed': 30 },
  scores: { strength: 7, dexterity: 13, constitution: 10, intelligence: 9, wisdom: 11, charisma: 12 },
  skills: { perception: 2, stealth: 3 },
  vulnerabilities: ['fire'],
  immunities: ['cold', 'poison'],
  conditionImmunities: ['exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { speaks: ['aquan', 'auran'] },
  challengeRating: '1/2',
  traits: [
    {
      id: 'death-burst',
      trigger: true,
      save: {
        ability: 'constitution',
        dc: 10,
        target: { area: { shape: 'emanation', radiusFeet: 5 } },
        failure: { damage: [{ dice: '2d4', types: ['cold'] }] },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
  actions: [
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 3,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d4+1', types: ['slashing'] },
            { dice: '1d4', types: ['cold'] },
          ],
        },
      },
    },
    { id: 'fog-cloud', perDay: 1, casts: { spell: 'fog-cloud' }, inWords: true },
    {
      id: 'frost-breath',
      recharge: 6,
      save: {
        ability: 'constitution',
        dc: 10,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '3d4', types: ['cold'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
