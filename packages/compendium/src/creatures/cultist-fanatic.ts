import type { Creature } from '../creature.ts'

export const cultistFanatic: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  alignment: 'neutral',
  armorClass: 13,
  initiative: 2,
  hitDice: '8d8+8',
  speeds: { speed: 30 },
  scores: { strength: 11, dexterity: 14, constitution: 12, intelligence: 10, wisdom: 14, charisma: 13 },
  saves: { wisdom: 4 },
  skills: { deception: 3, persuasion: 3, religion: 2 },
  languages: { speaks: ['common'] },
  gear: ['holy-symbol', 'leather-armor'],
  challengeRating: '2',
  actions: [
    {
      id: 'pact-blade',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+2', types: ['slashing'] },
            { dice: '2d6', types: ['necrotic'] },
          ],
        },
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        ability: 'wisdom',
        saveDc: 12,
        attackBonus: 4,
        lists: [
          { spells: [{ spell: 'light' }, { spell: 'thaumaturgy' }] },
          { perDay: 2, spells: [{ spell: 'command' }] },
          { perDay: 1, spells: [{ spell: 'hold-person' }] },
        ],
      },
    },
  ],
  bonusActions: [{ id: 'spiritual-weapon', perDay: 2, casts: { spell: 'spiritual-weapon' }, inWords: true }],
}
