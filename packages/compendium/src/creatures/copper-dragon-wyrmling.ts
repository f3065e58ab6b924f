import type { Creature } from '../creature.ts'

export const copperDragonWyrmling: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'dragon',
  tags: ['metallic'],
  alignment: 'chaotic-good',
  armorClass: 16,
  initiative: 3,
  hitDice: '4d8+4',
  speeds: { speed: 30, 'climb-speed': 30, 'fly-speed': 60 },
  scores: { strength: 15, dexterity: 12, constitution: 13, intelligence: 14, wisdom: 11, charisma: 13 },
  saves: { dexterity: 3, wisdom: 2 },
  skills: { perception: 4, stealth: 3 },
  immunities: ['acid'],
  senses: { blindsight: 10, darkvision: 60 },
  languages: { speaks: ['draconic'] },
  challengeRating: '1',
  actions: [
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d10+2', types: ['slashing'] }] } },
    },
    {
      id: 'acid-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 11,
        target: { area: { shape: 'line', lengthFeet: 20, widthFeet: 5 } },
        failure: { damage: [{ dice: '4d8', types: ['acid'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'slowing-breath',
      save: { ability: 'constitution', dc: 11, target: { area: { shape: 'cone', lengthFeet: 15 } }, onSuccess: 'none' },
      inWords: true,
    },
  ],
}
