import type { Creature } from '../creature.ts'

export const cockatrice: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '5d6+5',
  speeds: { speed: 20, 'fly-speed': 40 },
  scores: { strength: 6, dexterity: 12, constitution: 12, intelligence: 2, wisdom: 13, charisma: 5 },
  conditionImmunities: ['petrified'],
  senses: { darkvision: 60 },
  challengeRating: '1/2',
  actions: [
    {
      id: 'petrifying-bite',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '1d4+1', types: ['piercing'] }] } },
      save: {
        ability: 'constitution',
        dc: 11,
        failure: { riders: [{ conditions: [{ condition: 'restrained', until: 'repeated-save' }] }] },
        secondFailure: { riders: [{ conditions: [{ condition: 'petrified', until: { hours: 24 } }] }] },
        onSuccess: 'none',
        afterHit: true,
      },
      inWords: true,
    },
  ],
}
