import type { Creature } from '../creature.ts'

export const hydra: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 15,
  initiative: 4,
  hitDice: '16d12+80',
  speeds: { speed: 40, 'swim-speed': 40 },
  scores: { strength: 20, dexterity: 12, constitution: 20, intelligence: 2, wisdom: 10, charisma: 7 },
  skills: { perception: 6 },
  conditionImmunities: ['blinded', 'charmed', 'deafened', 'frightened', 'stunned', 'unconscious'],
  senses: { darkvision: 60 },
  challengeRating: '8',
  traits: [
    { id: 'hold-breath', inWords: true },
    { id: 'multiple-heads', inWords: true },
    { id: 'reactive-heads', inWords: true },
  ],
  actions: [
    { id: 'multiattack', inWords: true },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 8, reachFeet: 10, hit: { damage: [{ dice: '1d10+5', types: ['piercing'] }] } },
    },
  ],
}
