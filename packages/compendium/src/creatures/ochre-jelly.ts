import type { Creature } from '../creature.ts'

export const ochreJelly: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'ooze',
  alignment: 'unaligned',
  armorClass: 8,
  initiative: -2,
  hitDice: '7d10+14',
  speeds: { speed: 20, 'climb-speed': 20 },
  scores: { strength: 15, dexterity: 6, constitution: 14, intelligence: 2, wisdom: 6, charisma: 1 },
  resistances: ['acid'],
  immunities: ['lightning', 'slashing'],
  conditionImmunities: ['charmed', 'deafened', 'exhaustion', 'frightened', 'grappled', 'prone', 'restrained'],
  senses: { blindsight: 60 },
  challengeRating: '2',
  traits: [
    { id: 'amorphous', inWords: true },
    { id: 'spider-climb', inWords: true },
  ],
  actions: [
    {
      id: 'pseudopod',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '3d6+2', types: ['acid'] }] } },
    },
  ],
  reactions: [{ id: 'split', trigger: true, inWords: true }],
}
