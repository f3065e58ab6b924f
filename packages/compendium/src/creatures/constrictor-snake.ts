import type { Creature } from '../creature.ts'

export const constrictorSnake: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 13,
  initiative: 2,
  hitDice: '2d10+2',
  speeds: { speed: 30, 'swim-speed': 30 },
  scores: { strength: 15, dexterity: 14, constitution: 12, intelligence: 1, wisdom: 10, charisma: 3 },
  skills: { perception: 2, stealth: 4 },
  senses: { blindsight: 10 },
  challengeRating: '1/4',
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d8+2', types: ['piercing'] }] } },
    },
    {
      id: 'constrict',
      save: {
        ability: 'strength',
        dc: 12,
        target: { creatures: 1, largest: 'medium', withinFeet: 5, seen: true },
        failure: {
          damage: [{ dice: '3d4', types: ['bludgeoning'] }],
          riders: [{ conditions: [{ condition: 'grappled', escapeDc: 12 }] }],
        },
        onSuccess: 'none',
      },
    },
  ],
}
