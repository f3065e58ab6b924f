import type { Creature } from '../creature.ts'

export const deathDog: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'monstrosity',
  alignment: 'neutral-evil',
  armorClass: 12,
  initiative: 2,
  hitDice: '6d8+12',
  speeds: { speed: 40 },
  scores: { strength: 15, dexterity: 14, constitution: 14, intelligence: 3, wisdom: 13, charisma: 6 },
  skills: { perception: 5, stealth: 4 },
  conditionImmunities: ['blinded', 'charmed', 'deafened', 'frightened', 'stunned', 'unconscious'],
  senses: { darkvision: 120 },
  challengeRating: '1',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite'], times: 2 }] }] },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d4+2', types: ['piercing'] }] } },
      save: {
        ability: 'constitution',
        dc: 12,
        failure: { riders: [{ conditions: [{ condition: 'poisoned' }] }] },
        onSuccess: 'none',
        afterHit: true,
      },
      inWords: true,
    },
  ],
}
