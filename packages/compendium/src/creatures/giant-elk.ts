import type { Creature } from '../creature.ts'

export const giantElk: Creature = {
  chapter: 'animals',
  sizes: ['huge'],
  type: 'celestial',
  alignment: 'neutral-good',
  armorClass: 14,
  initiative: 6,
  hitDice: '5d12+10',
  speeds: { speed: 60 },
  scores: { strength: 19, dexterity: 18, constitution: 14, intelligence: 7, wisdom: 14, charisma: 10 },
  saves: { strength: 6, dexterity: 6 },
  skills: { perception: 4 },
  resistances: ['necrotic', 'radiant'],
  senses: { darkvision: 90 },
  languages: { speaks: ['celestial'], understands: ['common', 'elvish', 'sylvan'] },
  challengeRating: '2',
  actions: [
    {
      id: 'ram',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d6+4', types: ['bludgeoning'] },
            { dice: '2d4', types: ['radiant'] },
          ],
          riders: [
            {
              largest: 'huge',
              chargeFeet: 20,
              damage: [{ dice: '2d4', types: ['bludgeoning'] }],
              conditions: [{ condition: 'prone' }],
            },
          ],
        },
      },
    },
  ],
}
