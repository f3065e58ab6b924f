import type { Creature } from '../creature.ts'

export const stormGiant: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'giant',
  alignment: 'chaotic-good',
  armorClass: 16,
  initiative: 7,
  hitDice: '20d12+100',
  speeds: { speed: 50, 'fly-speed': 25, 'swim-speed': 50 },
  hovers: true,
  scores: { strength: 29, dexterity: 14, constitution: 20, intelligence: 16, wisdom: 20, charisma: 18 },
  saves: { strength: 14, constitution: 10, wisdom: 10, charisma: 9 },
  skills: { arcana: 8, athletics: 14, history: 8, perception: 10 },
  resistances: ['cold'],
  immunities: ['lightning', 'thunder'],
  senses: { darkvision: 120, truesight: 30 },
  languages: { speaks: ['common', 'giant'] },
  challengeRating: '13',
  traits: [{ id: 'amphibious', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['storm-sword', 'thunderbolt'], times: 2 }] }] },
    {
      id: 'storm-sword',
      attack: {
        kinds: ['melee'],
        bonus: 14,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '4d6+9', types: ['slashing'] },
            { dice: '3d8', types: ['lightning'] },
          ],
        },
      },
    },
    {
      id: 'thunderbolt',
      attack: {
        kinds: ['ranged'],
        bonus: 14,
        rangeFeet: 500,
        hit: {
          damage: [{ dice: '2d12+9', types: ['lightning'] }],
          riders: [
            {
              conditions: [
                { condition: 'blinded', until: 'start-of-its-next-turn' },
                { condition: 'deafened', until: 'start-of-its-next-turn' },
              ],
            },
          ],
        },
      },
    },
    {
      id: 'lightning-storm',
      recharge: 5,
      save: {
        ability: 'dexterity',
        dc: 18,
        target: { area: { shape: 'cylinder', radiusFeet: 10, heightFeet: 40 }, withinFeet: 500, seen: true },
        failure: { damage: [{ dice: '10d10', types: ['lightning'] }] },
        onSuccess: 'half',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'wisdom',
        saveDc: 18,
        lists: [
          { spells: [{ spell: 'detect-magic' }, { spell: 'light' }] },
          { perDay: 1, spells: [{ spell: 'control-weather' }] },
        ],
      },
    },
  ],
}
