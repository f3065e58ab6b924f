import type { Creature } from '../creature.ts'

export const doppelganger: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'monstrosity',
  alignment: 'neutral',
  armorClass: 14,
  initiative: 4,
  hitDice: '8d8+16',
  speeds: { speed: 30 },
  scores: { strength: 11, dexterity: 18, constitution: 14, intelligence: 11, wisdom: 12, charisma: 14 },
  skills: { deception: 6, insight: 3 },
  conditionImmunities: ['charmed'],
  senses: { darkvision: 60 },
  languages: { others: 3, speaks: ['common'] },
  challengeRating: '3',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['slam'], times: 2 },
            { of: ['unsettling-visage'], times: 1, optional: true },
          ],
        },
      ],
    },
    {
      id: 'slam',
      attack: {
        kinds: ['melee'],
        bonus: 6,
        reachFeet: 5,
        advantageWhen: 'first-round',
        hit: { damage: [{ dice: '2d6+4', types: ['bludgeoning'] }] },
      },
    },
    { id: 'read-thoughts', casts: { spell: 'detect-thoughts' }, inWords: true },
    {
      id: 'unsettling-visage',
      recharge: 6,
      save: {
        ability: 'wisdom',
        dc: 12,
        target: { area: { shape: 'emanation', radiusFeet: 15 } },
        failure: { riders: [{ conditions: [{ condition: 'frightened', until: 'save-or-1-minute' }] }] },
        onSuccess: 'none',
      },
    },
  ],
  bonusActions: [{ id: 'shape-shift', inWords: true }],
}
