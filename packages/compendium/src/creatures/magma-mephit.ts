import type { Creature } from '../creature.ts'

export const magmaMephit: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['small'],
  type: 'elemental',
  alignment: 'neutral-evil',
  armorClass: 11,
  initiative: 1,
  hitDice: '4d6+4',
  speeds: { speed: 30, 'fly-speed': 30 },
  scores: { strength: 8, dexterity: 12, constitution: 12, intelligence: 7, wisdom: 10, charisma: 10 },
  skills: { stealth: 3 },
  vulnerabilities: ['cold'],
  immunities: ['fire', 'poison'],
  conditionImmunities: ['exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { speaks: ['ignan', 'terran'] },
  challengeRating: '1/2',
  traits: [
    {
      id: 'death-burst',
      trigger: true,
      save: {
        ability: 'dexterity',
        dc: 11,
        target: { area: { shape: 'emanation', radiusFeet: 5 } },
        failure: { damage: [{ dice: '2d6', types: ['fire'] }] },
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
        bonus: 3,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d4+1', types: ['slashing'] },
            { dice: '1d6', types: ['fire'] },
          ],
        },
      },
    },
    {
      id: 'fire-breath',
      recharge: 6,
      save: {
        ability: 'dexterity',
        dc: 11,
        target: { area: { shape: 'cone', lengthFeet: 15 } },
        failure: { damage: [{ dice: '2d6', types: ['fire'] }] },
        onSuccess: 'half',
      },
    },
  ],
}
