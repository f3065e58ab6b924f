import type { Creature } from '../creature.ts'

export const magmin: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'elemental',
  alignment: 'chaotic-neutral',
  armorClass: 14,
  initiative: 2,
  hitDice: '3d6+3',
  speeds: { speed: 30 },
  scores: { strength: 7, dexterity: 15, constitution: 12, intelligence: 8, wisdom: 11, charisma: 10 },
  immunities: ['fire'],
  senses: { darkvision: 60 },
  languages: { speaks: ['ignan'] },
  challengeRating: '1/2',
  traits: [
    {
      id: 'death-burst',
      trigger: true,
      save: {
        ability: 'dexterity',
        dc: 11,
        target: { area: { shape: 'emanation', radiusFeet: 10 } },
        failure: { damage: [{ dice: '2d6', types: ['fire'] }] },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
  actions: [
    {
      id: 'touch',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '2d4+2', types: ['fire'] }] } },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'ignited-illumination', inWords: true }],
}
