import type { Creature } from '../creature.ts'

export const gladiator: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 16,
  initiative: 5,
  hitDice: '15d8+45',
  speeds: { speed: 30 },
  scores: { strength: 18, dexterity: 15, constitution: 16, intelligence: 10, wisdom: 12, charisma: 15 },
  saves: { strength: 7, dexterity: 5, constitution: 6, wisdom: 4 },
  skills: { athletics: 10, performance: 5 },
  languages: { speaks: ['common'] },
  gear: ['shield', { item: 'spear', count: 3 }, 'studded-leather-armor'],
  challengeRating: '5',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['spear'], times: 3 }], replaceable: { by: ['shield-bash'] } }],
    },
    {
      id: 'spear',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 7,
        reachFeet: 5,
        rangeFeet: 20,
        longRangeFeet: 60,
        hit: { damage: [{ dice: '2d6+4', types: ['piercing'] }] },
      },
    },
    {
      id: 'shield-bash',
      save: {
        ability: 'strength',
        dc: 15,
        target: { creatures: 1, withinFeet: 5, seen: true },
        failure: {
          damage: [{ dice: '2d4+4', types: ['bludgeoning'] }],
          riders: [{ largest: 'medium', conditions: [{ condition: 'prone' }] }],
        },
        onSuccess: 'none',
      },
    },
  ],
  reactions: [{ id: 'parry', trigger: true, inWords: true }],
}
