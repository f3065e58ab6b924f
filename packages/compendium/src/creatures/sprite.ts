import type { Creature } from '../creature.ts'

export const sprite: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['tiny'],
  type: 'fey',
  alignment: 'neutral-good',
  armorClass: 15,
  initiative: 4,
  hitDice: '4d4',
  speeds: { speed: 10, 'fly-speed': 40 },
  scores: { strength: 3, dexterity: 18, constitution: 10, intelligence: 14, wisdom: 13, charisma: 11 },
  skills: { perception: 3, stealth: 8 },
  languages: { speaks: ['common', 'elvish', 'sylvan'] },
  challengeRating: '1/4',
  actions: [
    {
      id: 'needle-sword',
      attack: { kinds: ['melee'], bonus: 6, reachFeet: 5, hit: { damage: [{ dice: '1d4+4', types: ['piercing'] }] } },
    },
    {
      id: 'enchanting-bow',
      attack: {
        kinds: ['ranged'],
        bonus: 6,
        rangeFeet: 40,
        longRangeFeet: 160,
        hit: {
          damage: [{ dice: '1', types: ['piercing'] }],
          riders: [{ conditions: [{ condition: 'charmed', until: 'start-of-its-next-turn' }] }],
        },
      },
    },
    {
      id: 'heart-sight',
      save: { ability: 'charisma', dc: 10, target: { creatures: 1, withinFeet: 5, seen: true }, onSuccess: 'none' },
      inWords: true,
    },
    { id: 'invisibility', casts: { spell: 'invisibility' }, inWords: true },
  ],
}
