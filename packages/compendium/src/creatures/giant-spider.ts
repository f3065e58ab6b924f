import type { Creature } from '../creature.ts'

export const giantSpider: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 3,
  hitDice: '4d10+4',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 14, dexterity: 16, constitution: 12, intelligence: 2, wisdom: 11, charisma: 4 },
  skills: { perception: 4, stealth: 7 },
  senses: { darkvision: 60 },
  challengeRating: '1',
  traits: [
    { id: 'spider-climb', inWords: true },
    { id: 'web-walker', inWords: true },
  ],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+3', types: ['piercing'] },
            { dice: '2d6', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'web',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 13,
        target: { creatures: 1, withinFeet: 60, seen: true },
        failure: { riders: [{ conditions: [{ condition: 'restrained' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
