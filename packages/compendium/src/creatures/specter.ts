import type { Creature } from '../creature.ts'

export const specter: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'undead',
  alignment: 'chaotic-evil',
  armorClass: 12,
  initiative: 2,
  hitDice: '5d8',
  speeds: { speed: 30, 'fly-speed': 50 },
  hovers: true,
  scores: { strength: 1, dexterity: 14, constitution: 11, intelligence: 10, wisdom: 10, charisma: 11 },
  resistances: ['acid', 'bludgeoning', 'cold', 'fire', 'lightning', 'piercing', 'slashing', 'thunder'],
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
  languages: { understandsOthers: 1, understands: ['common'] },
  challengeRating: '1',
  traits: [
    { id: 'incorporeal-movement', inWords: true },
    { id: 'sunlight-sensitivity', inWords: true },
  ],
  actions: [
    {
      id: 'life-drain',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '2d6', types: ['necrotic'] }] } },
      inWords: true,
    },
  ],
}
