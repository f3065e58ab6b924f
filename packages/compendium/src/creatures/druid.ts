import type { Creature } from '../creature.ts'

export const druid: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium', 'small'],
  type: 'humanoid',
  tags: ['druid'],
  alignment: 'neutral',
  armorClass: 13,
  initiative: 1,
  hitDice: '8d8+8',
  speeds: { speed: 30 },
  scores: { strength: 10, dexterity: 12, constitution: 13, intelligence: 12, wisdom: 16, charisma: 11 },
  skills: { medicine: 5, nature: 3, perception: 5 },
  languages: { speaks: ['common', 'druidic', 'sylvan'] },
  gear: ['studded-leather-armor'],
  challengeRating: '2',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['vine-staff', 'verdant-wisp'], times: 2 }] }] },
    {
      id: 'vine-staff',
      attack: {
        kinds: ['melee'],
        bonus: 5,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d8+3', types: ['bludgeoning'] },
            { dice: '1d4', types: ['poison'] },
          ],
        },
      },
    },
    {
      id: 'verdant-wisp',
      attack: { kinds: ['ranged'], bonus: 5, rangeFeet: 90, hit: { damage: [{ dice: '3d6', types: ['radiant'] }] } },
    },
    {
      id: 'spellcasting',
      spellcasting: {
        ability: 'wisdom',
        saveDc: 13,
        lists: [
          { spells: [{ spell: 'druidcraft' }, { spell: 'speak-with-animals' }] },
          { perDay: 2, spells: [{ spell: 'entangle' }, { spell: 'thunderwave' }] },
          { perDay: 1, spells: [{ spell: 'animal-messenger' }, { spell: 'longstrider' }, { spell: 'moonbeam' }] },
        ],
      },
    },
  ],
}
