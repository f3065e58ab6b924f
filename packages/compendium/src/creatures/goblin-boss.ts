import type { Creature } from '../creature.ts'

export const goblinBoss: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'fey',
  tags: ['goblinoid'],
  alignment: 'chaotic-neutral',
  armorClass: 17,
  initiative: 2,
  hitDice: '6d6',
  speeds: { speed: 30 },
  scores: { strength: 10, dexterity: 15, constitution: 10, intelligence: 10, wisdom: 8, charisma: 10 },
  skills: { stealth: 6 },
  senses: { darkvision: 60 },
  languages: { speaks: ['common', 'goblin'] },
  gear: ['chain-shirt', 'scimitar', 'shield', 'shortbow'],
  challengeRating: '1',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['scimitar', 'shortbow'], times: 2 }] }] },
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
  reactions: [{ id: 'redirect-attack', trigger: true, inWords: true }],
}
