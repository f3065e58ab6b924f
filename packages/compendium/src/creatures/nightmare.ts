import type { Creature } from '../creature.ts'

export const nightmare: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  alignment: 'neutral-evil',
  armorClass: 13,
  initiative: 2,
  hitDice: '8d10+24',
  speeds: { speed: 60, 'fly-speed': 90 },
  hovers: true,
  scores: { strength: 18, dexterity: 15, constitution: 16, intelligence: 10, wisdom: 13, charisma: 15 },
  immunities: ['fire'],
  languages: { understands: ['abyssal', 'common', 'infernal'] },
  challengeRating: '3',
  traits: [
    { id: 'confer-fire-resistance', inWords: true },
    { id: 'illumination', inWords: true },
  ],
  actions: [
    {
      id: 'hooves',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d8+4', types: ['bludgeoning'] },
            { dice: '3d6', types: ['fire'] },
          ],
        },
      },
    },
    { id: 'ethereal-stride', inWords: true },
  ],
}
