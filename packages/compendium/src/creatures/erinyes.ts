import type { Creature } from '../creature.ts'

export const erinyes: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  tags: ['devil'],
  alignment: 'lawful-evil',
  armorClass: 18,
  initiative: 7,
  hitDice: '21d8+84',
  speeds: { speed: 30, 'fly-speed': 60 },
  scores: { strength: 18, dexterity: 16, constitution: 18, intelligence: 14, wisdom: 14, charisma: 18 },
  saves: { dexterity: 7, constitution: 8, charisma: 8 },
  skills: { perception: 6, persuasion: 8 },
  resistances: ['cold'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['poisoned'],
  senses: { truesight: 120 },
  languages: { speaks: ['infernal'], telepathyFeet: 120 },
  challengeRating: '12',
  traits: [
    { id: 'diabolical-restoration', inWords: true },
    { id: 'magic-resistance', inWords: true },
    { id: 'magic-rope', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['withering-sword'], times: 3 },
            { of: ['entangling-rope'], times: 1, optional: true },
          ],
        },
      ],
    },
    {
      id: 'withering-sword',
      attack: {
        kinds: ['melee'],
        bonus: 8,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d8+4', types: ['slashing'] },
            { dice: '2d10', types: ['necrotic'] },
          ],
        },
      },
    },
    {
      id: 'entangling-rope',
      requires: 'magic-rope',
      save: {
        ability: 'strength',
        dc: 16,
        target: { creatures: 1, withinFeet: 120, seen: true },
        failure: {
          damage: [{ dice: '4d6', types: ['force'] }],
          riders: [{ conditions: [{ condition: 'restrained' }] }],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  reactions: [{ id: 'parry', trigger: true, inWords: true }],
}
