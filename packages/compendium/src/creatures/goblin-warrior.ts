import type { Creature } from '../creature.ts'

export const goblinWarrior: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'fey',
  tags: ['goblinoid'],
  alignment: 'chaotic-neutral',
  armorClass: 15,
  initiative: 2,
  hitDice: '3d6',
  speeds: { speed: 30 },
  scores: { strength: 8, dexterity: 15, constitution: 10, intelligence: 10, wisdom: 8, charisma: 8 },
  skills: { stealth: 6 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'goblin'] },
  gear: ['leather-armor', 'scimitar', 'shield', 'shortbow'],
  challengeRating: '1/4',
  actions: [
    {
      id: 'scimitar',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+2', types: ['slashing'] },
            { dice: '1d4', types: ['slashing'], onlyIf: 'advantage' },
          ],
        },
      },
    },
    {
      id: 'shortbow',
      attack: {
        kinds: ['ranged'],
        bonus: 4,
        rangeFeet: 80,
        longRangeFeet: 320,
        hit: {
          damage: [
            { dice: '1d6+2', types: ['piercing'] },
            { dice: '1d4', types: ['piercing'], onlyIf: 'advantage' },
          ],
        },
      },
    },
  ],
  bonusActions: [{ id: 'nimble-escape', inWords: true }],
}
