import type { Creature } from '../creature.ts'

export const willOWisp: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['tiny'],
  type: 'undead',
  alignment: 'chaotic-evil',
  armorClass: 19,
  initiative: 9,
  hitDice: '11d4',
  speeds: { speed: 5, 'fly-speed': 50 },
  hovers: true,
  scores: { strength: 1, dexterity: 28, constitution: 10, intelligence: 13, wisdom: 14, charisma: 11 },
  resistances: ['acid', 'bludgeoning', 'cold', 'fire', 'necrotic', 'piercing', 'slashing'],
  immunities: ['lightning', 'poison'],
  conditionImmunities: [
    'exhaustion',
    'grappled',
    'paralyzed',
    'petrified',
    'poisoned',
    'prone',
    'restrained',
    'unconscious',
  ],
  senses: { darkvision: 120 },
  languages: { others: 1, speaks: ['common'] },
  challengeRating: '2',
  traits: [
    { id: 'ephemeral', inWords: true },
    { id: 'illumination', inWords: true },
    { id: 'incorporeal-movement', inWords: true },
  ],
  actions: [
    {
      id: 'shock',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '2d8+2', types: ['lightning'] }] } },
    },
  ],
  bonusActions: [
    {
      id: 'consume-life',
      save: {
        ability: 'constitution',
        dc: 10,
        target: { creatures: 1, withinFeet: 5, seen: true, limited: true },
        onSuccess: 'none',
      },
      inWords: true,
    },
    { id: 'vanish', inWords: true },
  ],
}
