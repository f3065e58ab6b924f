import type { Creature } from '../creature.ts'

export const giantOctopus: Creature = {
  chapter: 'animals',
  sizes: ['large'],
  type: 'beast',
  alignment: 'unaligned',
  armorClass: 11,
  initiative: 1,
  hitDice: '7d10+7',
  speeds: { speed: 10, 'swim-speed': 60 },
  scores: { strength: 17, dexterity: 13, constitution: 13, intelligence: 5, wisdom: 10, charisma: 4 },
  skills: { perception: 4, stealth: 5 },
  senses: { darkvision: 60 },
  challengeRating: '1',
  traits: [{ id: 'water-breathing', inWords: true }],
  actions: [
    {
      id: 'tentacles',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 10,
        hit: {
          damage: [{ dice: '2d6+3', types: ['bludgeoning'] }],
          riders: [
            {
              largest: 'medium',
              conditions: [
                { condition: 'grappled', escapeDc: 13 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
              hold: { limb: 'tentacle', limbs: 8, all: true },
            },
          ],
        },
      },
    },
  ],
  reactions: [{ id: 'ink-cloud', perDay: 1, trigger: true, inWords: true }],
}
