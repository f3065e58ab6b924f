import type { Creature } from '../creature.ts'

export const steamMephit: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'elemental',
  alignment: 'neutral-evil',
  armorClass: 10,
  initiative: 0,
  hitDice: '5d6',
  speeds: { speed: 30, 'fly-speed': 30 },
  scores: { strength: 5, dexterity: 11, constitution: 10, intelligence: 11, wisdom: 10, charisma: 12 },
  skills: { stealth: 2 },
  immunities: ['fire', 'poison'],
  conditionImmunities: ['exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { speaks: ['aquan', 'ignan'] },
  challengeRating: '1/4',
  traits: [
    { id: 'blurred-form', inWords: true },
    {
      id: 'death-burst',
      trigger: true,
      save: {
        ability: 'dexterity',
        dc: 10,
        target: { area: { shape: 'emanation', radiusFeet: 5 } },
        failure: { damage: [{ dice: '2d4', types: ['fire'] }] },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
  actions: [
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 2,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d4', types: ['slashing'] },
            { dice: '1d4', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'steam-breath',
      recharge: 6,
      save: {
        ability: 'constitution',
        dc: 10,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '2d4', types: ['fire'] }] },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
}
