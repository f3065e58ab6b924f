import type { Creature } from '../creature.ts'

export const grayOoze: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'ooze',
  alignment: 'unaligned',
  armorClass: 9,
  initiative: -2,
  hitDice: '3d8+9',
  speeds: { speed: 10, 'climb-speed': 10 },
  scores: { strength: 12, dexterity: 6, constitution: 16, intelligence: 1, wisdom: 6, charisma: 2 },
  skills: { stealth: 2 },
  resistances: ['acid', 'cold', 'fire'],
  conditionImmunities: [
    'blinded',
    'charmed',
    'deafened',
    'exhaustion',
    'frightened',
    'grappled',
    'prone',
    'restrained',
  ],
  senses: { blindsight: 60 },
  challengeRating: '1/2',
  traits: [
    { id: 'amorphous', inWords: true },
    { id: 'corrosive-form', inWords: true },
  ],
  actions: [
    {
      id: 'pseudopod',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '2d8+1', types: ['acid'] }] } },
      inWords: true,
    },
  ],
}
