import type { Creature } from '../creature.ts'

export const lamia: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['large'],
  type: 'fiend',
  alignment: 'chaotic-evil',
  armorClass: 13,
  initiative: 1,
  hitDice: '13d10+26',
  speeds: { speed: 40 },
  scores: { strength: 16, dexterity: 13, constitution: 15, intelligence: 14, wisdom: 15, charisma: 16 },
  skills: { deception: 7, insight: 4, stealth: 5 },
  senses: { darkvision: 60 },
  languages: { speaks: ['abyssal', 'common'] },
  challengeRating: '4',
  actions: [
    {
      id: 'multiattack',
      multiattack: [{ steps: [{ of: ['claw'], times: 2 }], replaceable: { by: ['corrupting-touch'] } }],
    },
    {
      id: 'claw',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+3', types: ['slashing'] },
            { dice: '2d6', types: ['psychic'] },
          ],
        },
      },
    },
    {
      id: 'corrupting-touch',
      save: {
        ability: 'wisdom',
        dc: 13,
        target: { creatures: 1, withinFeet: 5, seen: true },
        failure: {
          damage: [{ dice: '3d8', types: ['psychic'] }],
          riders: [
            {
              conditions: [
                { condition: 'charmed', until: { hours: 1 } },
                { condition: 'poisoned', until: { hours: 1 } },
              ],
            },
          ],
        },
        onSuccess: 'none',
      },
      inWords: true,
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 13,
        lists: [
          { spells: [{ spell: 'disguise-self' }, { spell: 'minor-illusion' }] },
          { perDay: 1, spells: [{ spell: 'geas' }, { spell: 'major-image' }, { spell: 'scrying' }] },
        ],
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'leap', inWords: true }],
}
