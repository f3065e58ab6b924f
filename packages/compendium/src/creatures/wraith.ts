import type { Creature } from '../creature.ts'

export const wraith: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'undead',
  alignment: 'neutral-evil',
  armorClass: 13,
  initiative: 3,
  hitDice: '9d8+27',
  speeds: { speed: 5, 'fly-speed': 60 },
  hovers: true,
  scores: { strength: 6, dexterity: 16, constitution: 16, intelligence: 12, wisdom: 14, charisma: 15 },
  resistances: ['acid', 'bludgeoning', 'cold', 'fire', 'piercing', 'slashing'],
  immunities: ['necrotic', 'poison'],
  conditionImmunities: [
    'charmed',
    'exhaustion',
    'grappled',
    'paralyzed',
    'petrified',
    'poisoned',
    'prone',
    'restrained',
    'unconscious',
  ],
  senses: { darkvision: 60 },
  languages: { others: 2, speaks: ['common'] },
  challengeRating: '5',
  traits: [
    { id: 'incorporeal-movement', inWords: true },
    { id: 'sunlight-sensitivity', inWords: true },
  ],
  actions: [
    {
      id: 'life-drain',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '4d8+3', types: ['necrotic'] }] } },
      inWords: true,
    },
    { id: 'create-specter', inWords: true },
  ],
}
