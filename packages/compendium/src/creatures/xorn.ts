import type { Creature } from '../creature.ts'

export const xorn: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'elemental',
  alignment: 'neutral',
  armorClass: 19,
  initiative: 0,
  hitDice: '8d8+48',
  speeds: { speed: 20, 'burrow-speed': 20 },
  scores: { strength: 17, dexterity: 10, constitution: 22, intelligence: 11, wisdom: 10, charisma: 11 },
  skills: { perception: 6, stealth: 6 },
  immunities: ['poison'],
  conditionImmunities: ['paralyzed', 'petrified', 'poisoned'],
  senses: { darkvision: 60, tremorsense: 60 },
  languages: { speaks: ['terran'] },
  challengeRating: '5',
  traits: [
    { id: 'earth-glide', inWords: true },
    { id: 'treasure-sense', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['bite'], times: 1 },
            { of: ['claw'], times: 3 },
          ],
        },
      ],
    },
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '4d6+3', types: ['piercing'] }] } },
    },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '1d10+3', types: ['slashing'] }] } },
    },
  ],
  bonusActions: [{ id: 'charge', inWords: true }],
}
