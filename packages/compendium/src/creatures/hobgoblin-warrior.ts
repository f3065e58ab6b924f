import type { Creature } from '../creature.ts'

export const hobgoblinWarrior: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fey',
  tags: ['goblinoid'],
  alignment: 'lawful-evil',
  armorClass: 18,
  initiative: 3,
  hitDice: '2d8+2',
  speeds: { speed: 30 },
  scores: { strength: 13, dexterity: 12, constitution: 12, intelligence: 10, wisdom: 10, charisma: 9 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'goblin'] },
  gear: ['half-plate-armor', 'longbow', 'longsword', 'shield'],
  challengeRating: '1/2',
  traits: [{ id: 'pack-tactics', inWords: true }],
  actions: [
    {
      id: 'longsword',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '2d10+1', types: ['slashing'] }] } },
    },
    {
      id: 'longbow',
      attack: {
        kinds: ['ranged'],
        bonus: 3,
        rangeFeet: 150,
        longRangeFeet: 600,
        hit: {
          damage: [
            { dice: '1d8+1', types: ['piercing'] },
            { dice: '3d4', types: ['poison'] },
          ],
        },
      },
    },
  ],
}
