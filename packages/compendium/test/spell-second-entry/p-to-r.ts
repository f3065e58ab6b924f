/** The spells from P to R, typed a second time from the text: the columns are in `columns.ts`. */
export const P_TO_R = `
  Passwall | Level 5 Transmutation | Wizard | Action | 30 feet | V, S, M | — | 1 hour | — | — | — | —
  Pass without Trace | Level 2 Abjuration | Druid, Ranger | Action | Self | V, S, M | — | Concentration, up to 1 hour | any and the caster | 30-foot Emanation | no roll: +10 to rolls | —
  Phantasmal Force | Level 2 Illusion | Bard, Sorcerer, Wizard | Action | 60 feet | V, S, M | — | Concentration, up to 1 minute | 1 | 10-foot Cube | Intelligence save, none; each turn, earlier roll: 2d8 Psychic | —
  Phantasmal Killer | Level 4 Illusion | Bard, Wizard | Action | 120 feet | V, S | — | Concentration, up to 1 minute | 1 | — | Wisdom save, half: 4d10 Psychic (+1d10); each turn, Wisdom save, none: 4d10 Psychic (+1d10) | yes
  Phantom Steed | Level 3 Illusion | Wizard | 1 minute or Ritual | 30 feet | V, S | — | 1 hour | — | — | — | —
  Planar Ally | Level 6 Conjuration | Cleric | 10 minutes | 60 feet | V, S | — | Instantaneous | — | — | — | —
  Planar Binding | Level 5 Abjuration | Bard, Cleric, Druid, Warlock, Wizard | 1 hour | 60 feet | V, S, M | 1,000 GP, consumed | 24 hours; slot 6: 10 days; slot 7: 30 days; slot 8: 180 days; slot 9: 366 days | 1 | — | Charisma save, none | yes
  Plane Shift | Level 7 Conjuration | Cleric, Druid, Sorcerer, Warlock, Wizard | Action | Touch | V, S, M | 250 GP | Instantaneous | 8 and the caster | — | — | —
  Plant Growth | Level 3 Transmutation | Bard, Druid, Ranger | Action or 8 hours | 150 feet | V, S | — | Instantaneous | — | 100-foot-radius Sphere; 2640-foot-radius circle | — | —
  Poison Spray | Necromancy Cantrip | Druid, Sorcerer, Warlock, Wizard | Action | 30 feet | V, S | — | Instantaneous | 1 | — | ranged attack: 1d12 Poison (+1d12) | yes
  Polymorph | Level 4 Transmutation | Bard, Druid, Sorcerer, Wizard | Action | 60 feet | V, S, M | — | Concentration, up to 1 hour | 1 | — | Wisdom save, none | —
  Power Word Heal | Level 9 Enchantment | Bard, Cleric | Action | 60 feet | V | — | Instantaneous | 1 | — | no roll: ends Charmed and Frightened and Paralyzed and Poisoned and Stunned | —
  Power Word Kill | Level 9 Enchantment | Bard, Sorcerer, Warlock, Wizard | Action | 60 feet | V | — | Instantaneous | 1 | — | no roll: 12d12 Psychic | —
  Power Word Stun | Level 8 Enchantment | Bard, Sorcerer, Warlock, Wizard | Action | 60 feet | V | — | Instantaneous | 1 | — | no roll: Stunned | —
  Prayer of Healing | Level 2 Abjuration | Cleric, Paladin | 10 minutes | 30 feet | V | — | Instantaneous | 5 | — | no roll: heals 2d8 (+1d8) | yes
  Prestidigitation | Transmutation Cantrip | Bard, Sorcerer, Warlock, Wizard | Action | 10 feet | V, S | — | Up to 1 hour | — | — | — | —
  Prismatic Spray | Level 7 Evocation | Bard, Sorcerer, Wizard | Action | Self | V, S | — | Instantaneous | — | 60-foot Cone | Dexterity save, half: 12d6 Acid or Cold or Fire or Lightning or Poison; Dexterity save, none: Blinded or Restrained; later, Constitution save, none: Petrified; later, Wisdom save, none | —
  Prismatic Wall | Level 9 Abjuration | Bard, Wizard | Action | 60 feet | V, S | — | 10 minutes | — | wall 90 feet long, 30 feet high; 15-foot-radius Sphere | each turn, Constitution save, none: Blinded; later, Dexterity save, half: 12d6 Fire and 12d6 Acid and 12d6 Lightning and 12d6 Poison and 12d6 Cold; later, Dexterity save, none: Blinded and Restrained; later, Constitution save, none: Petrified; later, Wisdom save, none | —
  Private Sanctum | Level 4 Abjuration | Wizard | 10 minutes | 120 feet | V, S, M | — | 24 hours | — | 100-foot Cube (+100) | — | yes
  Produce Flame | Conjuration Cantrip | Druid | Bonus Action | Self | V, S | — | 10 minutes | 1 | — | later, ranged attack: 1d8 Fire (+1d8) | yes
  Programmed Illusion | Level 6 Illusion | Bard, Wizard | Action | 120 feet | V, S, M | 25 GP | Until dispelled | — | 30-foot Cube | — | —
  Project Image | Level 7 Illusion | Bard, Wizard | Action | 500 miles | V, S, M | 5 GP | Concentration, up to 1 day | — | — | — | —
  Protection from Energy | Level 3 Abjuration | Cleric, Druid, Ranger, Sorcerer, Wizard | Action | Touch | V, S | — | Concentration, up to 1 hour | 1 | — | — | —
  Protection from Evil and Good | Level 1 Abjuration | Cleric, Druid, Paladin, Warlock, Wizard | Action | Touch | V, S, M | 25 GP, consumed | Concentration, up to 10 minutes | 1 | — | — | —
  Protection from Poison | Level 2 Abjuration | Cleric, Druid, Paladin, Ranger | Action | Touch | V, S | — | 1 hour | 1 | — | no roll: ends Poisoned | —
  Purify Food and Drink | Level 1 Transmutation | Cleric, Druid, Paladin | Action or Ritual | 10 feet | V, S | — | Instantaneous | — | 5-foot-radius Sphere | — | —
  Raise Dead | Level 5 Necromancy | Bard, Cleric, Paladin | 1 hour | Touch | V, S, M | 500 GP, consumed | Instantaneous | 1 | — | no roll: heals 1, −4 to rolls | —
  Ray of Enfeeblement | Level 2 Necromancy | Warlock, Wizard | Action | 60 feet | V, S | — | Concentration, up to 1 minute | 1 | — | Constitution save, none: −1d8 from damage | —
  Ray of Frost | Evocation Cantrip | Sorcerer, Wizard | Action | 60 feet | V, S | — | Instantaneous | 1 | — | ranged attack: 1d8 Cold (+1d8) | yes
  Regenerate | Level 7 Transmutation | Bard, Cleric, Druid | 1 minute | Touch | V, S, M | — | 1 hour | 1 | — | no roll: heals 4d8+15; each turn, no roll: heals 1 | —
  Ray of Sickness | Level 1 Necromancy | Sorcerer, Wizard | Action | 60 feet | V, S | — | Instantaneous | 1 | — | ranged attack: 2d8 Poison (+1d8), Poisoned | yes
  Reincarnate | Level 5 Necromancy | Druid | 1 hour | Touch | V, S, M | 1,000 GP, consumed | Instantaneous | 1 | — | — | —
  Remove Curse | Level 3 Abjuration | Cleric, Paladin, Warlock, Wizard | Action | Touch | V, S | — | Instantaneous | 1 | — | — | —
  Resilient Sphere | Level 4 Abjuration | Wizard | Action | 30 feet | V, S, M | — | Concentration, up to 1 minute | 1 | — | Dexterity save, none | —
  Resistance | Abjuration Cantrip | Cleric, Druid | Action | Touch | V, S | — | Concentration, up to 1 minute | 1 | — | no roll: −1d4 from damage | —
  Resurrection | Level 7 Necromancy | Bard, Cleric | 1 hour | Touch | V, S, M | 1,000 GP, consumed | Instantaneous | 1 | — | no roll: −4 to rolls | —
  Reverse Gravity | Level 7 Transmutation | Druid, Sorcerer, Wizard | Action | 100 feet | V, S, M | — | Concentration, up to 1 minute | — | 50-foot-radius, 100-foot-high Cylinder | Dexterity save, none | —
  Revivify | Level 3 Necromancy | Cleric, Druid, Paladin, Ranger | Action | Touch | V, S, M | 300 GP, consumed | Instantaneous | 1 | — | no roll: heals 1 | —
  Rope Trick | Level 2 Transmutation | Wizard | Action | Touch | V, S, M | — | 1 hour | 1 | — | — | —
`
