import type { Creature } from '../creature.ts'

export const homunculus: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['tiny'],
  type: 'construct',
  alignment: 'neutral',
  armorClass: 13,
  initiative: 2,
  hitDice: '1d4+2',
  speeds: { speed: 20, 'fly-speed': 40 },
  scores: { strength: 4, dexterity: 15, constitution: 14, intelligence: 10, wisdom: 10, charisma: 7 },
  saves: { wisdom: 2, charisma: 0 },
  immunities: ['poison'],
  conditionImmunities: ['charmed', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { understandsOthers: 1, understands: ['common'] },
  challengeRating: '0',
  traits: [{ id: 'telepathic-bond', inWords: true }],
  actions: [
    {
      id: 'bite',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1', types: ['piercing'] }] } },
      save: {
        ability: 'constitution',
        dc: 12,
        failure: { riders: [{ conditions: [{ condition: 'poisoned', until: 'end-of-its-next-turn' }] }] },
        onSuccess: 'none',
        afterHit: true,
      },
      inWords: true,
    },
  ],
}
