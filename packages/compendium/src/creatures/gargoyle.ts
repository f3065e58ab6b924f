import type { Creature } from '../creature.ts'

export const gargoyle: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'elemental',
  alignment: 'chaotic-evil',
  armorClass: 15,
  initiative: 2,
  hitDice: '9d8+27',
  speeds: { speed: 30, 'fly-speed': 60 },
  scores: { strength: 15, dexterity: 11, constitution: 16, intelligence: 6, wisdom: 11, charisma: 7 },
  skills: { stealth: 4 },
  immunities: ['poison'],
  conditionImmunities: ['exhaustion', 'petrified', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { speaks: ['terran'] },
  challengeRating: '2',
  traits: [{ id: 'flyby', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['claw'], times: 2 }] }] },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '2d4+2', types: ['slashing'] }] } },
    },
  ],
}
