import type { Creature } from '../creature.ts'

export const youngRedDragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'dragon',
  tags: ['chromatic'],
  alignment: 'chaotic-evil',
  armorClass: 18,
  initiative: 4,
  hitDice: '17d10+85',
  speeds: { speed: 40, 'climb-speed': 40, 'fly-speed': 80 },
  scores: { strength: 23, dexterity: 10, constitution: 21, intelligence: 14, wisdom: 11, charisma: 19 },
  saves: { dexterity: 4, wisdom: 4 },
  skills: { perception: 8, stealth: 4 },
  immunities: ['fire'],
  senses: { blindsight: 30, darkvision: 120 },
  languages: { speaks: ['common', 'draconic'] },
  challengeRating: '10',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rend'], times: 3 }] }] },
    {
      id: 'rend',
      attack: {
        kinds: ['melee'],
        bonus: 10,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d6+6', types: ['slashing'] },
            { dice: '1d6', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'fire-breath',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 17,
        target: { area: { shape: 'cone', lengthFeet: 30 } },
        failure: { damage: [{ dice: '16d6', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
