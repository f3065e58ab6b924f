import type { Creature } from '../creature.ts'

export const gelatinousCube: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'ooze',
  alignment: 'unaligned',
  armorClass: 6,
  initiative: -4,
  hitDice: '6d10+30',
  speeds: { speed: 15 },
  scores: { strength: 14, dexterity: 3, constitution: 20, intelligence: 1, wisdom: 6, charisma: 1 },
  immunities: ['acid'],
  conditionImmunities: ['blinded', 'charmed', 'deafened', 'exhaustion', 'frightened', 'prone'],
  senses: { blindsight: 60 },
  challengeRating: '2',
  traits: [
    { id: 'ooze-cube', inWords: true },
    { id: 'transparent', inWords: true },
  ],
  actions: [
    {
      id: 'pseudopod',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '3d6+2', types: ['acid'] }] } },
    },
    {
      id: 'engulf',
      save: {
        ability: 'dexterity',
        dc: 12,
        failure: {
          damage: [{ dice: '3d6', types: ['acid'] }],
          riders: [{ conditions: [{ condition: 'restrained' }] }],
        },
        onSuccess: 'half',
        successInWords: true,
      },
      inWords: true,
    },
  ],
}
