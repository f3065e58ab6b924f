import type { Creature } from '../creature.ts'

export const cloudGiant: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['huge'],
  type: 'giant',
  alignment: 'neutral',
  armorClass: 14,
  initiative: 4,
  hitDice: '16d12+96',
  speeds: { speed: 40, 'fly-speed': 20 },
  hovers: true,
  scores: { strength: 27, dexterity: 10, constitution: 22, intelligence: 12, wisdom: 16, charisma: 16 },
  saves: { constitution: 10, wisdom: 7 },
  skills: { insight: 7, perception: 11 },
  languages: { speaks: ['common', 'giant'] },
  challengeRating: '9',
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [{ of: ['thunderous-mace', 'thundercloud'], times: 2 }],
          replaceable: { by: [{ spell: 'fog-cloud' }] },
        },
      ],
    },
    {
      id: 'thunderous-mace',
      attack: {
        kinds: ['melee'],
        bonus: 12,
        reachFeet: 10,
        hit: {
          damage: [
            { dice: '3d8+8', types: ['bludgeoning'] },
            { dice: '2d6', types: ['thunder'] },
          ],
        },
      },
    },
    {
      id: 'thundercloud',
      attack: {
        kinds: ['ranged'],
        bonus: 12,
        rangeFeet: 240,
        hit: {
          damage: [{ dice: '3d6+8', types: ['thunder'] }],
          riders: [{ conditions: [{ condition: 'incapacitated', until: 'end-of-targets-next-turn' }] }],
        },
      },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 15,
        lists: [
          { spells: [{ spell: 'detect-magic' }, { spell: 'fog-cloud' }, { spell: 'light' }] },
          { perDay: 1, spells: [{ spell: 'control-weather' }, { spell: 'gaseous-form' }, { spell: 'telekinesis' }] },
        ],
      },
    },
  ],
  bonusActions: [{ id: 'misty-step', casts: { spell: 'misty-step' }, inWords: true }],
}
