import type { Creature } from '../creature.ts'

export const banditCaptain: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 15,
  initiative: 3,
  hitDice: '8d8+16',
  speeds: { speed: 30 },
  scores: { strength: 15, dexterity: 16, constitution: 14, intelligence: 14, wisdom: 11, charisma: 14 },
  saves: { strength: 4, dexterity: 5, wisdom: 2 },
  skills: { athletics: 4, deception: 4 },
  languages: { speaks: ['common', 'thieves-cant'] },
  gear: ['pistol', 'scimitar', 'studded-leather-armor'],
  challengeRating: '2',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['scimitar', 'pistol'], times: 2 }] }] },
    {
      id: 'scimitar',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '1d6+3', types: ['slashing'] }] } },
    },
    {
      id: 'pistol',
      attack: {
        kinds: ['ranged'],
        bonus: 5,
        rangeFeet: 30,
        longRangeFeet: 90,
        hit: { damage: [{ dice: '1d10+3', types: ['piercing'] }] },
      },
    },
  ],
  reactions: [{ id: 'parry', trigger: true, inWords: true }],
}
