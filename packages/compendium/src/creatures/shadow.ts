import type { Creature } from '../creature.ts'

export const shadow: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'undead',
  alignment: 'chaotic-evil',
  armorClass: 12,
  initiative: 2,
  hitDice: '5d8+5',
  speeds: { speed: 40 },
  scores: { strength: 6, dexterity: 14, constitution: 13, intelligence: 6, wisdom: 10, charisma: 8 },
  skills: { stealth: 6 },
  vulnerabilities: ['radiant'],
  resistances: ['acid', 'cold', 'fire', 'lightning', 'thunder'],
  immunities: ['necrotic', 'poison'],
  conditionImmunities: [
    'exhaustion',
    'frightened',
    'grappled',
    'paralyzed',
    'petrified',
    'poisoned',
    'prone',
    'restrained',
    'unconscious',
  ],
  senses: { darkvision: 60 },
  challengeRating: '1/2',
  traits: [
    { id: 'amorphous', inWords: true },
    { id: 'sunlight-weakness', inWords: true },
  ],
  actions: [
    {
      id: 'draining-swipe',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d6+2', types: ['necrotic'] }] } },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'shadow-stealth', inWords: true }],
}
