import type { Creature } from '../creature.ts'

export const phaseSpider: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 3,
  hitDice: '7d10+7',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 15, dexterity: 16, constitution: 12, intelligence: 6, wisdom: 10, charisma: 6 },
  skills: { stealth: 7 },
  senses: { darkvision: 60 },
  challengeRating: '3',
  traits: [
    { id: 'ethereal-sight', inWords: true },
    { id: 'spider-climb', inWords: true },
    { id: 'web-walker', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite'], times: 2 }] }] },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d10+3', types: ['piercing'] },
            { dice: '2d8', types: ['poison'] },
          ],
        },
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'ethereal-jaunt', inWords: true }],
}
