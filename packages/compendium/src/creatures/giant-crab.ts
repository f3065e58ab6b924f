import type { Creature } from '../creature.ts'

export const giantCrab: Creature = {
  chapter: 'animals',
  sizes: ['medium'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 15,
  initiative: 1,
  hitDice: '3d8',
  speeds: { speed: 30, 'swim-speed': 30 },
  scores: { strength: 13, dexterity: 13, constitution: 11, intelligence: 1, wisdom: 9, charisma: 3 },
  skills: { stealth: 3 },
  senses: { blindsight: 30 },
  challengeRating: '1/8',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 3,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d6+1', types: ['bludgeoning'] }],
          riders: [
            {
              largest: 'medium',
              conditions: [{ condition: 'grappled', escapeDc: 11 }],
              hold: { limb: 'claw', limbs: 2 },
            },
          ],
        },
      },
    },
  ],
}
