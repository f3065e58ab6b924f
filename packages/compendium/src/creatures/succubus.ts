import type { Creature } from '../creature.ts'

export const succubus: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  alignment: 'neutral-evil',
  armorClass: 15,
  initiative: 3,
  hitDice: '13d8+13',
  speeds: { speed: 30, 'fly-speed': 60 },
  scores: { strength: 8, dexterity: 17, constitution: 13, intelligence: 15, wisdom: 12, charisma: 20 },
  skills: { deception: 9, insight: 5, perception: 5, persuasion: 9, stealth: 7 },
  resistances: ['cold', 'fire', 'poison', 'psychic'],
  senses: { darkvision: 60 },
  languages: { speaks: ['abyssal', 'common', 'infernal'], telepathyFeet: 60 },
  challengeRating: '4',
  traits: [{ id: 'incubus-form', inWords: true }],
  actions: [
    {
      id: 'multiattack',
      multiattack: [
        {
          steps: [
            { of: ['fiendish-touch'], times: 1 },
            { of: ['charm', 'draining-kiss'], times: 1 },
          ],
        },
      ],
    },
    {
      id: 'fiendish-touch',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '2d10+5', types: ['psychic'] }] } },
    },
    { id: 'charm', casts: { spell: 'dominate-person', level: 8 }, inWords: true },
    {
      id: 'draining-kiss',
      save: {
        ability: 'constitution',
        dc: 15,
        target: { creatures: 1, withinFeet: 5, having: 'charmed', limited: true },
        failure: { damage: [{ dice: '3d8', types: ['psychic'] }] },
        onSuccess: 'half',
      },
      inWords: true,
    },
  ],
  bonusActions: [{ id: 'shape-shift', inWords: true }],
}
