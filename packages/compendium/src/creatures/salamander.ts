import type { Creature } from '../creature.ts'

export const salamander: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'elemental',
  alignment: 'neutral-evil',
  armorClass: 15,
  initiative: 2,
  hitDice: '12d10+24',
  speeds: { speed: 30, 'climb-speed': 30 },
  scores: { strength: 18, dexterity: 14, constitution: 15, intelligence: 11, wisdom: 10, charisma: 12 },
  vulnerabilities: ['cold'],
  immunities: ['fire'],
  senses: { darkvision: 60 },
  languages: { speaks: ['ignan'] },
  challengeRating: '5',
  traits: [{ id: 'fire-aura', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['flame-spear'], times: 2 }], replaceable: { by: ['constrict'] } }],
    },
    {
      id: 'flame-spear',
      attack: {
        kinds: ['melee', 'ranged'],
        bonus: 7,
        reachFeet: 5,
        rangeFeet: 20,
        longRangeFeet: 60,
        hit: {
          damage: [
            { dice: '2d8+4', types: ['piercing'] },
            { dice: '2d6', types: ['fire'] },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'constrict',
      save: {
        ability: 'strength',
        dc: 15,
        target: { creatures: 1, largest: 'large', withinFeet: 10, seen: true },
        failure: {
          damage: [
            { dice: '2d6+4', types: ['bludgeoning'] },
            { dice: '2d6', types: ['fire'] },
          ],
          riders: [
            {
              conditions: [
                { condition: 'grappled', escapeDc: 14 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
        onSuccess: 'none',
      },
    },
  ],
}
