import type { Creature } from '../creature.ts'

export const mimic: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'monstrosity',
  alignment: 'neutral',
  armorClass: 12,
  initiative: 3,
  hitDice: '9d8+18',
  speeds: { speed: 20 },
  scores: { strength: 17, dexterity: 12, constitution: 15, intelligence: 5, wisdom: 13, charisma: 8 },
  skills: { stealth: 5 },
  immunities: ['acid'],
  conditionImmunities: ['prone'],
  senses: { darkvision: 60 },
  challengeRating: '2',
  traits: [{ id: 'adhesive', forms: ['object'], inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        advantageWhen: 'target-grappled',
        hit: {
          damage: [
            { dice: '1d8+3', types: ['piercing'], or: { dice: '2d8+3', when: 'target-grappled' } },
            { dice: '1d8', types: ['acid'] },
          ],
        },
      },
    },
    {
      id: 'pseudopod',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+3', types: ['bludgeoning'] },
            { dice: '1d8', types: ['acid'] },
          ],
          riders: [{ largest: 'large', conditions: [{ condition: 'grappled', escapeDc: 13 }] }],
        },
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'shape-shift', inWords: true }],
}
