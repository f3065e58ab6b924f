import type { Creature } from '../creature.ts'

export const pitFiend: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  tags: ['devil'],
  alignment: 'lawful-evil',
  armorClass: 21,
  initiative: 14,
  hitDice: '27d10+189',
  speeds: { speed: 30, 'fly-speed': 60 },
  scores: { strength: 26, dexterity: 14, constitution: 24, intelligence: 22, wisdom: 18, charisma: 24 },
  saves: { dexterity: 8, wisdom: 10 },
  skills: { perception: 10, persuasion: 19 },
  resistances: ['cold'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['poisoned'],
  senses: { truesight: 120 },
  languages: { speaks: ['infernal'], telepathyFeet: 120 },
  challengeRating: '20',
  traits: [
    { id: 'diabolical-restoration', inWords: true },
    {
      id: 'fear-aura',
      save: {
        ability: 'wisdom',
        dc: 21,
        target: { area: { shape: 'emanation', radiusFeet: 20 }, enemies: true },
        failure: { riders: [{ conditions: [{ condition: 'frightened', until: 'start-of-targets-next-turn' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'legendary-resistance', perDay: 4, inWords: true },
    { id: 'magic-resistance', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['devilish-claw'], times: 2 },
            { of: ['fiery-mace'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 14, reachFeet: 10, hit: { damage: [{ dice: '3d6+8', types: ['piercing'] }] } },
      save: {
        ability: 'constitution',
        dc: 21,
        failure: { riders: [{ conditions: [{ condition: 'poisoned' }] }] },
        onSuccess: 'none',
        afterHit: true,
      },
      inWords: true,
    },
    {
      id: 'devilish-claw',
      attack: { kinds: ['melee'], bonus: 14, reachFeet: 10, hit: { damage: [{ dice: '4d8+8', types: ['necrotic'] }] } },
    },
    {
      id: 'fiery-mace',
      attack: {
        kinds: ['melee'],
        bonus: 14,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '4d6+8', types: ['force'] },
            { dice: '6d6', types: ['fire'] },
          ],
        },
      },
    },
    { id: 'hellfire-spellcasting', recharge: 4, inWords: true },
  ],
}
