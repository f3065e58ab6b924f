import type { Creature } from '../creature.ts'

export const incubus: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'fiend',
  alignment: 'neutral-evil',
  armorClass: 15,
  initiative: 3,
  hitDice: '12d8+12',
  speeds: { speed: 30, 'fly-speed': 60 },
  scores: { strength: 8, dexterity: 17, constitution: 13, intelligence: 15, wisdom: 12, charisma: 20 },
  skills: { deception: 9, insight: 5, perception: 5, persuasion: 9, stealth: 7 },
  resistances: ['cold', 'fire', 'poison', 'psychic'],
  senses: { darkvision: 60 },
  languages: { speaks: ['abyssal', 'common', 'infernal'], telepathyFeet: 60 },
  challengeRating: '4',
  traits: [{ id: 'succubus-form', inWords: true }],
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['restless-touch'], times: 2 }] }] },
    {
      id: 'restless-touch',
      attack: { kinds: ['melee'], bonus: 7, reachFeet: 5, hit: { damage: [{ dice: '3d6+5', types: ['psychic'] }] } },
      inWords: true,
    },
    {
      id: 'spellcasting',
      spellcasting: {
        without: ['material'],
        ability: 'charisma',
        saveDc: 15,
        lists: [
          { spells: [{ spell: 'disguise-self' }, { spell: 'etherealness' }] },
          { perDay: 1, spells: [{ spell: 'dream' }, { spell: 'hypnotic-pattern' }] },
        ],
      },
    },
  ],
  bonusActions: [
    {
      id: 'nightmare',
      recharge: 6,
      save: { ability: 'wisdom', dc: 15, target: { creatures: 1, withinFeet: 60, seen: true }, onSuccess: 'none' },
      inWords: true,
    },
  ],
}
