import type { Creature } from '../creature.ts'

export const ghast: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'undead',
  alignment: 'chaotic-evil',
  armorClass: 13,
  initiative: 3,
  hitDice: '8d8',
  speeds: { speed: 30 },
  scores: { strength: 16, dexterity: 17, constitution: 10, intelligence: 11, wisdom: 10, charisma: 8 },
  saves: { wisdom: 2 },
  resistances: ['necrotic'],
  immunities: ['poison'],
  conditionImmunities: ['charmed', 'exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { speaks: ['common'] },
  challengeRating: '2',
  traits: [
    {
      id: 'stench',
      save: {
        ability: 'constitution',
        dc: 10,
        target: { area: { shape: 'emanation', radiusFeet: 5 } },
        failure: { riders: [{ conditions: [{ condition: 'poisoned', until: 'start-of-targets-next-turn' }] }] },
        onSuccess: 'none',
      },
      inWords: true,
    },
  ],
  actions: [
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+3', types: ['piercing'] },
            { dice: '2d8', types: ['necrotic'] },
          ],
        },
      },
    },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 5, reachFeet: 5, hit: { damage: [{ dice: '2d6+3', types: ['slashing'] }] } },
      save: {
        ability: 'constitution',
        dc: 10,
        failure: { riders: [{ conditions: [{ condition: 'paralyzed', until: 'end-of-targets-next-turn' }] }] },
        onSuccess: 'none',
        afterHit: true,
      },
      inWords: true,
    },
  ],
}
