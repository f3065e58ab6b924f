import type { Creature } from '../creature.ts'

export const archelon: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'beast',
  tags: ['dinosaur'],
  alignment: 'unaligned',
  armorClass: 17,
  initiative: 3,
  hitDice: '12d12+12',
  speeds: { speed: 20, 'swim-speed': 80 },
  scores: { strength: 18, dexterity: 16, constitution: 13, intelligence: 4, wisdom: 14, charisma: 6 },
  skills: { stealth: 5 },
  challengeRating: '4',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite'], times: 2 }] }] },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '3d6+4', types: ['piercing'] }] } },
    },
  ],
}
