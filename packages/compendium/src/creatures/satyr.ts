import type { Creature } from '../creature.ts'

export const satyr: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fey',
  alignment: 'chaotic-neutral',
  armorClass: 13,
  initiative: 3,
  hitDice: '7d8',
  speeds: { speed: 40 },
  scores: { strength: 12, dexterity: 16, constitution: 11, intelligence: 12, wisdom: 10, charisma: 14 },
  skills: { perception: 2, performance: 6, stealth: 5 },
  languages: { speaks: ['common', 'elvish', 'sylvan'] },
  challengeRating: '1/2',
  traits: [{ id: 'magic-resistance', inWords: true }],
  actions: [
    {
      id: 'hooves',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: { damage: [{ dice: '1d4+3', types: ['bludgeoning'] }], riders: [{ largest: 'medium', pushFeet: 10 }] },
      },
    },
    {
      id: 'mockery',
      save: {
        ability: 'wisdom',
        dc: 12,
        target: { creatures: 1, withinFeet: 90, seen: true },
        failure: { damage: [{ dice: '1d6+2', types: ['psychic'] }] },
        onSuccess: 'none',
      },
    },
  ],
}
