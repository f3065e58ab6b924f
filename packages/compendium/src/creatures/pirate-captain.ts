import type { Creature } from '../creature.ts'

export const pirateCaptain: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 17,
  initiative: 7,
  hitDice: '13d8+26',
  speeds: { speed: 30 },
  scores: { strength: 10, dexterity: 18, constitution: 14, intelligence: 10, wisdom: 14, charisma: 17 },
  saves: { strength: 3, dexterity: 7, wisdom: 5, charisma: 6 },
  skills: { acrobatics: 7, perception: 5 },
  languages: { others: 1, speaks: ['common'] },
  gear: ['pistol', 'rapier'],
  challengeRating: '6',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['rapier', 'pistol'], times: 3 }] }] },
    {
      id: 'rapier',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d8+4', types: ['piercing'] }] } },
      inWords: true,
    },
    {
      id: 'pistol',
      attack: {
        kinds: ['ranged'],
        bonus: 7,
        rangeFeet: 30,
        longRangeFeet: 90,
        hit: { damage: [{ dice: '2d10+4', types: ['piercing'] }] },
      },
    },
  ],
  bonusActions: [
    {
      id: 'captains-charm',
      save: {
        ability: 'wisdom',
        dc: 14,
        target: { creatures: 1, withinFeet: 30, seen: true },
        failure: { riders: [{ conditions: [{ condition: 'charmed', until: 'start-of-its-next-turn' }] }] },
        onSuccess: 'none',
      },
    },
  ],
  reactions: [{ id: 'riposte', trigger: true, makes: { attack: 'rapier', times: 1 }, inWords: true }],
}
