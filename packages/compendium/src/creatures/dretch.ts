import type { Creature } from '../creature.ts'

export const dretch: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'fiend',
  tags: ['demon'],
  alignment: 'chaotic-evil',
  armorClass: 11,
  initiative: 0,
  hitDice: '4d6+4',
  speeds: { speed: 20 },
  scores: { strength: 12, dexterity: 11, constitution: 12, intelligence: 5, wisdom: 8, charisma: 3 },
  resistances: ['cold', 'fire', 'lightning'],
  immunities: ['poison'],
  conditionImmunities: ['poisoned'],
  senses: { darkvision: 60 },
  languages: { speaks: ['abyssal'], telepathyFeet: 60, telepathyWith: 'abyssal' },
  challengeRating: '1/4',
  actions: [
    {
      id: 'rend',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '1d6+1', types: ['slashing'] }] } },
    },
    {
      id: 'fetid-cloud',
      perDay: 1,
      save: {
        ability: 'constitution',
        dc: 11,
        target: { area: { shape: 'emanation', radiusFeet: 10 } },
        failure: { riders: [{ conditions: [{ condition: 'poisoned', until: 'end-of-targets-next-turn' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
