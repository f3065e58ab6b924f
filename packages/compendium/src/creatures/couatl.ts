import type { Creature } from '../creature.ts'

export const couatl: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'celestial',
  alignment: 'lawful-good',
  armorClass: 19,
  initiative: 5,
  hitDice: '8d8+24',
  speeds: { speed: 30, 'fly-speed': 90 },
  scores: { strength: 16, dexterity: 20, constitution: 17, intelligence: 18, wisdom: 20, charisma: 18 },
  saves: { constitution: 5, wisdom: 7 },
  resistances: ['bludgeoning', 'piercing', 'slashing'],
  immunities: ['psychic', 'radiant'],
  senses: { truesight: 120 },
  languages: { all: true, telepathyFeet: 120 },
  challengeRating: '4',
  traits: [{ id: 'shielded-mind', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 7,
        reachFeet: 5,
        hit: {
          damage: [{ dice: '1d12+5', types: ['piercing'] }],
          riders: [{ conditions: [{ condition: 'poisoned', until: 'end-of-its-next-turn' }] }],
        },
      },
    },
    {
      id: 'constrict',
      save: {
        ability: 'strength',
        dc: 15,
        target: { creatures: 1, largest: 'medium', withinFeet: 5, seen: true },
        failure: {
          damage: [{ dice: '1d6+5', types: ['bludgeoning'] }],
          riders: [
            {
              conditions: [
                { condition: 'grappled', escapeDc: 13 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
        onSuccess: 'none',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['verbal', 'somatic', 'material'],
        ability: 'wisdom',
        saveDc: 15,
        lists: [
          {
            spells: [
              { spell: 'detect-evil-and-good' },
              { spell: 'detect-magic' },
              { spell: 'detect-thoughts' },
              { spell: 'shapechange' },
            ],
          },
          {
            perDay: 1,
            spells: [
              { spell: 'create-food-and-water' },
              { spell: 'dream' },
              { spell: 'greater-restoration' },
              { spell: 'scrying' },
              { spell: 'sleep' },
            ],
          },
        ],
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'divine-aid', perDay: 2, inWords: true }],
}
