import type { Creature } from '../creature.ts'

export const ghoul: Creature = {
  chapter: 'monsters-a-z',
  sizes: ['medium'],
  type: 'undead',
  alignment: 'chaotic-evil',
  armorClass: 12,
  initiative: 2,
  hitDice: '5d8',
  speeds: { speed: 30 },
  scores: { strength: 13, dexterity: 15, constitution: 10, intelligence: 7, wisdom: 10, charisma: 6 },
  immunities: ['poison'],
  conditionImmunities: ['charmed', 'exhaustion', 'poisoned'],
  senses: { darkvision: 60 },
  languages: { speaks: ['common'] },
  challengeRating: '1',
  actions: [
    { id: 'multiattack', multiattack: [{ steps: [{ of: ['bite'], times: 2 }] }] },
    {
      id: 'bite',
      attack: {
        kinds: ['melee'],
        bonus: 4,
        reachFeet: 5,
        hit: {
          damage: [
            { dice: '1d6+2', types: ['piercing'] },
            { dice: '1d6', types: ['necrotic'] },
          ],
        },
      },
    },
    {
      id: 'claw',
      attack: { kinds: ['melee'], bonus: 4, reachFeet: 5, hit: { damage: [{ dice: '1d4+2', types: ['slashing'] }] } },
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
