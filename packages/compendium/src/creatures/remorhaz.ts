import type { Creature } from '../creature.ts'

export const remorhaz: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'monstrosity',
  alignment: 'unaligned',
  armorClass: 17,
  initiative: 5,
  hitDice: '17d12+85',
  speeds: { speed: 40, 'burrow-speed': 30 },
  scores: { strength: 24, dexterity: 13, constitution: 21, intelligence: 4, wisdom: 10, charisma: 5 },
  immunities: ['cold', 'fire'],
  senses: { darkvision: 60, tremorsense: 60 },
  challengeRating: '11',
  traits: [{ id: 'heat-aura', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 11,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '2d10+7', types: ['piercing'] },
            { dice: '4d6', types: ['fire'] },
          ],
          riders: [
            {
              largest: 'large',
              conditions: [
                { condition: 'grappled', escapeDc: 17 },
                { condition: 'restrained', until: 'end-of-grapple' },
              ],
            },
          ],
        },
      },
    },
  ],
  bonusActions: [
    {
      id: 'swallow',
      save: {
        ability: 'strength',
        dc: 19,
        target: { creatures: 1, grappled: true, largest: 'large' },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
}
