import type { Creature } from '../creature.ts'

export const pseudodragon: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['tiny'],
  type: 'dragon',
  alignment: 'neutral-good',
  armorClass: 14,
  initiative: 2,
  hitDice: '3d4+3',
  speeds: { speed: 15, 'fly-speed': 60 },
  scores: { strength: 6, dexterity: 15, constitution: 13, intelligence: 10, wisdom: 12, charisma: 10 },
  skills: { perception: 5, stealth: 4 },
  senses: { blindsight: 10, darkvision: 60 },
  languages: { understands: ['common', 'draconic'] },
  challengeRating: '1/4',
  traits: [{ id: 'magic-resistance', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite'], times: 2 }] }] },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d4+2', types: ['piercing'] }] } },
    },
    {
      id: 'sting',
      save: {
        ability: 'constitution',
        dc: 12,
        target: { creatures: 1, withinFeet: 5, seen: true },
        failure: {
          damage: [{ dice: '2d4', types: ['poison'] }],
          riders: [{ conditions: [{ condition: 'poisoned', until: { hours: 1 } }] }],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
