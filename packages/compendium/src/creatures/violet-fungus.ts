import type { Creature } from '../creature.ts'

export const violetFungus: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'plant',
  alignment: 'unaligned',
  armorClass: 5,
  initiative: -5,
  hitDice: '4d8',
  speeds: { speed: 5 },
  scores: { strength: 3, dexterity: 1, constitution: 10, intelligence: 1, wisdom: 3, charisma: 1 },
  conditionImmunities: ['blinded', 'charmed', 'deafened', 'frightened'],
  senses: { blindsight: 30 },
  challengeRating: '1/4',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rotting-touch'], times: 2 }] }] },
    {
      id: 'rotting-touch',
      attack: { kinds: ['melee'], bonus: 2, reachFeet: 10, hit: { damage: [{ dice: '1d8', types: ['necrotic'] }] } },
    },
  ],
}
