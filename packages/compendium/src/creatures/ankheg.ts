import type { Creature } from '../creature.ts'

export const ankheg: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 14,
  initiative: 0,
  hitDice: '6d10+12',
  speeds: { speed: 30, 'burrow-speed': 10 },
  scores: { strength: 17, dexterity: 11, constitution: 14, intelligence: 1, wisdom: 13, charisma: 6 },
  senses: { darkvision: 60, tremorsense: 60 },
  challengeRating: '2',
  traits: [{ id: 'tunneler', inWords: true }],
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
            { dice: '2d6+3', types: ['slashing'] },
            { dice: '1d6', types: ['acid'] },
          ],
          riders: [{ largest: 'large', conditions: [{ condition: 'grappled', escapeDc: 13 }] }],
        },
      },
    },
    {
      id: 'acid-spray',
      recharge: 6,
      save: {
        ability: 'dexterity',
        dc: 12,
        target: { area: { shape: 'line', lengthFeet: 30, widthFeet: 5 } },
        failure: { damage: [{ dice: '4d6', types: ['acid'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
