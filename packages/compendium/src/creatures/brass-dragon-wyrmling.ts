import type { Creature } from '../creature.ts'

export const brassDragonWyrmling: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'chaotic-good',
  armorClass: 15,
  initiative: 2,
  hitDice: '4d8+4',
  speeds: { speed: 30, 'burrow-speed': 15, 'fly-speed': 60 },
  scores: { strength: 15, dexterity: 10, constitution: 13, intelligence: 10, wisdom: 11, charisma: 13 },
  saves: { dexterity: 2, wisdom: 2 },
  skills: { perception: 4, stealth: 2 },
  immunities: ['fire'],
  senses: { blindsight: 10, darkvision: 60 },
  languages: { speaks: ['draconic'] },
  challengeRating: '1',
  actions: [
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d10+2', types: ['slashing'] }] } },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 11,
        target: { area: { shape: 'line', lengthFeet: 20, widthFeet: 5 } },
        failure: { damage: [{ dice: '4d6', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'sleep-breath',
      save: {
        ability: 'constitution',
        dc: 11,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { riders: [{ conditions: [{ condition: 'incapacitated', until: 'repeated-save' }] }] },
        secondFailure: { riders: [{ conditions: [{ condition: 'unconscious', until: { minutes: 1 } }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
