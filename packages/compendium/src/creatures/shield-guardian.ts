import type { Creature } from '../creature.ts'

export const shieldGuardian: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'construct',
  alignment: 'unaligned',
  armorClass: 17,
  initiative: -1,
  hitDice: '15d10+60',
  speeds: { speed: 30 },
  scores: { strength: 18, dexterity: 8, constitution: 18, intelligence: 7, wisdom: 10, charisma: 3 },
  immunities: ['poison'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'petrified', 'poisoned'],
  senses: { blindsight: 10, darkvision: 60 },
  languages: { understandsCommands: true },
  challengeRating: '7',
  traits: [
    { id: 'bound', inWords: true },
    { id: 'regeneration', inWords: true },
    { id: 'spell-storing', inWords: true },
  ],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['fist'], times: 2 }] }] },
    {
      id: 'fist',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d6+4', types: ['bludgeoning'] },
            { dice: '2d6', types: ['force'] },
          ],
        },
      },
    },
  ],
  reactions: [{ id: 'protection', trigger: true, inWords: true }],
}
