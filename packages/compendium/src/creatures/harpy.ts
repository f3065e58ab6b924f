import type { Creature } from '../creature.ts'

export const harpy: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'monstrosity',
  alignment: 'chaotic-evil',
  armorClass: 11,
  initiative: 1,
  hitDice: '7d8+7',
  speeds: { speed: 20, 'fly-speed': 40 },
  scores: { strength: 12, dexterity: 13, constitution: 12, intelligence: 7, wisdom: 10, charisma: 13 },
  languages: { speaks: ['common'] },
  challengeRating: '1',
  actions: [
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 3, reachFeet: 5, hit: { damage: [{ dice: '2d4+1', types: ['slashing'] }] } },
    },
    {
      id: 'luring-song',
      save: {
        ability: 'wisdom',
        dc: 11,
        target: { area: { shape: 'emanation', radiusFeet: 300 } },
        failure: { riders: [{ conditions: [{ condition: 'charmed' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
