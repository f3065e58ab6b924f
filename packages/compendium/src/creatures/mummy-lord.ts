import type { Creature } from '../creature.ts'

export const mummyLord: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'undead',
  tags: ['cleric'],
  alignment: 'lawful-evil',
  armorClass: 17,
  initiative: 10,
  hitDice: '25d8+75',
  speeds: { speed: 30 },
  scores: { strength: 18, dexterity: 10, constitution: 17, intelligence: 11, wisdom: 19, charisma: 16 },
  saves: { intelligence: 5, wisdom: 9 },
  skills: { history: 5, perception: 9, religion: 5 },
  vulnerabilities: ['fire'],
  immunities: ['necrotic', 'poison'],
  conditionImmunities: ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'poisoned'],
  senses: { truesight: 60 },
  languages: { others: 3, speaks: ['common'] },
  challengeRating: '15',
  lair: true,
  traits: [
    { id: 'legendary-resistance', perDay: 3, perDayInLair: 4, inWords: true },
    { id: 'magic-resistance', inWords: true },
    { id: 'undead-restoration', inWords: true },
  ],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['rotting-fist', 'channel-negative-energy'], times: 1 },
            { of: ['dreadful-glare'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'rotting-fist',
      attack: {
        kinds: ['melee'],
        bonus: 9,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '2d10+4', types: ['bludgeoning'] },
            { dice: '3d6', types: ['necrotic'] },
          ],
        },
      },
      inWords: true,
    },
    {
      id: 'channel-negative-energy',
      attack: { kinds: ['ranged'], bonus: 9, rangeFeet: 60, hit: { damage: [{ dice: '6d6+4', types: ['necrotic'] }] } },
    },
    {
      id: 'dreadful-glare',
      save: {
        ability: 'wisdom',
        dc: 17,
        target: { creatures: 1, withinFeet: 60, seen: true },
        failure: {
          damage: [{ dice: '6d6+4', types: ['psychic'] }],
          riders: [{ conditions: [{ condition: 'paralyzed', until: 'end-of-its-next-turn' }] }],
        },
        onSuccess: 'none',
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'wisdom',
        saveDc: 17,
        attackBonus: 9,
        lists: [
          { spells: [{ spell: 'dispel-magic' }, { spell: 'thaumaturgy' }] },
          { perDay: 1, spells: [{ spell: 'animate-dead' }, { spell: 'harm' }, { spell: 'insect-plague', level: 7 }] },
        ],
      },
    },
  ],
  reactions: [{ id: 'whirlwind-of-sand', trigger: true, inWords: true }],
  legendaryActions: [
    { id: 'dread-command', oncePerRound: true, casts: { spell: 'command', level: 2 }, inWords: true },
    { id: 'glare', oncePerRound: true, inWords: true },
    { id: 'necrotic-strike', inWords: true },
  ],
  legendaryUses: 3,
  legendaryUsesInLair: 4,
}
