import type { Creature } from '../creature.ts'

export const blackPudding: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'ooze',
  alignment: 'unaligned',
  armorClass: 7,
  initiative: -3,
  hitDice: '8d10+24',
  speeds: { speed: 20, 'climb-speed': 20 },
  scores: { strength: 16, dexterity: 5, constitution: 16, intelligence: 1, wisdom: 6, charisma: 1 },
  immunities: ['acid', 'cold', 'lightning', 'slashing'],
  conditionImmunities: ['charmed', 'deafened', 'exhaustion', 'frightened', 'grappled', 'prone', 'restrained'],
  senses: { blindsight: 60 },
  challengeRating: '4',
  traits: [
    { id: 'amorphous', inWords: true },
    { id: 'corrosive-form', inWords: true },
    { id: 'spider-climb', inWords: true },
  ],
  actions: [
    {
      id: 'dissolving-pseudopod',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 10, hit: { damage: [{ dice: '4d6+3', types: ['acid'] }] } },
      inWords: true,
    },
  ],
  reactions: [{ id: 'split', trigger: true, inWords: true }],
}
