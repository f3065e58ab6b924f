/** The spells from D to E, typed a second time from the text: the columns are in `columns.ts`. */
export const D_TO_E = `
  Dancing Lights | Illusion Cantrip | Bard, Sorcerer, Wizard | Action | 120 feet | V, S, M | — | Concentration, up to 1 minute | — | — | — | —
  Darkness | Level 2 Evocation | Sorcerer, Warlock, Wizard | Action | 60 feet | V, M | — | Concentration, up to 10 minutes | — | 15-foot-radius Sphere; 15-foot Emanation | — | —
  Darkvision | Level 2 Transmutation | Druid, Ranger, Sorcerer, Wizard | Action | Touch | V, S, M | — | 8 hours | 1 | — | — | —
  Daylight | Level 3 Evocation | Cleric, Druid, Paladin, Ranger, Sorcerer | Action | 60 feet | V, S | — | 1 hour | — | 60-foot-radius Sphere; 60-foot Emanation | — | —
  Death Ward | Level 4 Abjuration | Cleric, Paladin | Action | Touch | V, S | — | 8 hours | 1 | — | — | —
  Delayed Blast Fireball | Level 7 Evocation | Sorcerer, Wizard | Action | 150 feet | V, S, M | — | Concentration, up to 1 minute | — | 20-foot-radius Sphere | later, Dexterity save, half: 12d6 Fire (+1d6) | yes
  Demiplane | Level 8 Conjuration | Sorcerer, Warlock, Wizard | Action | 60 feet | S | — | 1 hour | — | — | later, no roll: Prone | —
  Detect Evil and Good | Level 1 Divination | Cleric, Paladin | Action | Self | V, S | — | Concentration, up to 10 minutes | — | — | — | —
  Detect Magic | Level 1 Divination | Bard, Cleric, Druid, Paladin, Ranger, Sorcerer, Warlock, Wizard | Action or Ritual | Self | V, S | — | Concentration, up to 10 minutes | — | — | — | —
  Detect Poison and Disease | Level 1 Divination | Cleric, Druid, Paladin, Ranger | Action or Ritual | Self | V, S, M | — | Concentration, up to 10 minutes | — | — | — | —
  Detect Thoughts | Level 2 Divination | Bard, Sorcerer, Wizard | Action | Self | V, S, M | 1 CP | Concentration, up to 1 minute | 1 | — | later, Wisdom save, none | —
  Dimension Door | Level 4 Conjuration | Bard, Sorcerer, Warlock, Wizard | Action | 500 feet | V | — | Instantaneous | 1 and the caster | — | mishap, no roll: 4d6 Force | —
  Disguise Self | Level 1 Illusion | Bard, Sorcerer, Wizard | Action | Self | V, S | — | 1 hour | — | — | — | —
  Disintegrate | Level 6 Transmutation | Sorcerer, Wizard | Action | 60 feet | V, S, M | — | Instantaneous | 1 | — | Dexterity save, none: 10d6+40 Force (+3d6) | yes
  Dispel Evil and Good | Level 5 Abjuration | Cleric, Paladin | Action | Self | V, S, M | — | Concentration, up to 1 minute | 1 | — | later, no roll: ends Charmed and Frightened; later, Charisma save, none | —
  Dispel Magic | Level 3 Abjuration | Bard, Cleric, Druid, Paladin, Ranger, Sorcerer, Warlock, Wizard | Action | 120 feet | V, S | — | Instantaneous | 1 | — | — | yes
  Dissonant Whispers | Level 1 Enchantment | Bard | Action | 60 feet | V | — | Instantaneous | 1 | — | Wisdom save, half: 3d6 Psychic (+1d6) | yes
  Divination | Level 4 Divination | Cleric, Druid, Wizard | Action or Ritual | Self | V, S, M | 25 GP, consumed | Instantaneous | — | — | — | —
  Divine Favor | Level 1 Transmutation | Paladin | Bonus Action | Self | V, S | — | 1 minute | — | — | hit: 1d4 Radiant | —
  Divine Smite | Level 1 Evocation | Paladin | Bonus Action, triggered | Self | V | — | Instantaneous | 1 | — | hit: 2d8 Radiant (+1d8) | yes
  Divine Word | Level 7 Evocation | Cleric | Bonus Action | 30 feet | V | — | Instantaneous | any | — | Charisma save, none: Blinded and Deafened and Stunned | —
  Dominate Beast | Level 4 Enchantment | Druid, Ranger, Sorcerer | Action | 60 feet | V, S | — | Concentration, up to 1 minute; slot 5: Concentration, up to 10 minutes; slot 6: Concentration, up to 1 hour; slot 7: Concentration, up to 8 hours | 1 | — | Wisdom save, none: Charmed | yes
  Dominate Monster | Level 8 Enchantment | Bard, Sorcerer, Warlock, Wizard | Action | 60 feet | V, S | — | Concentration, up to 1 hour; slot 9: Concentration, up to 8 hours | 1 | — | Wisdom save, none: Charmed | yes
  Dominate Person | Level 5 Enchantment | Bard, Sorcerer, Wizard | Action | 60 feet | V, S | — | Concentration, up to 1 minute; slot 6: Concentration, up to 10 minutes; slot 7: Concentration, up to 1 hour; slot 8: Concentration, up to 8 hours | 1 | — | Wisdom save, none: Charmed | yes
  Dragon’s Breath | Level 2 Transmutation | Sorcerer, Wizard | Bonus Action | Touch | V, S, M | — | Concentration, up to 1 minute | 1 | 15-foot Cone | later, Dexterity save, half: 3d6 Acid or Cold or Fire or Lightning or Poison (+1d6) | yes
  Dream | Level 5 Illusion | Bard, Warlock, Wizard | 1 minute | Special | V, S, M | — | 8 hours | 1 | — | no roll: Incapacitated; later, Wisdom save, none: 3d6 Psychic | —
  Druidcraft | Transmutation Cantrip | Druid | Action | 30 feet | V, S | — | Instantaneous | — | 5-foot Cube | — | —
  Earthquake | Level 8 Transmutation | Cleric, Druid, Sorcerer | Action | 500 feet | V, S, M | — | Concentration, up to 1 minute | — | 100-foot-radius circle | Dexterity save, none: Prone; no roll: 50 Bludgeoning; Dexterity save, half: 12d6 Bludgeoning, Prone | —
  Eldritch Blast | Evocation Cantrip | Warlock | Action | 120 feet | V, S | — | Instantaneous | 1 (+1) | — | 1 ranged attack (+1): 1d10 Force | yes
  Elementalism | Transmutation Cantrip | Druid, Sorcerer, Wizard | Action | 30 feet | V, S | — | Instantaneous | — | 5-foot Cube; 5-foot square; 1-foot Cube | — | —
  Enhance Ability | Level 2 Transmutation | Bard, Cleric, Druid, Ranger, Sorcerer, Wizard | Action | Touch | V, S, M | — | Concentration, up to 1 hour | 1 (+1) | — | — | yes
  Enlarge/Reduce | Level 2 Transmutation | Bard, Druid, Sorcerer, Wizard | Action | 30 feet | V, S, M | — | Concentration, up to 1 minute | 1 | — | Constitution save, none; hit: 1d4 weapon; hit: −1d4 from damage | —
  Ensnaring Strike | Level 1 Conjuration | Ranger | Bonus Action, triggered | Self | V | — | Concentration, up to 1 minute | 1 | — | Strength save, none: Restrained; each turn, earlier roll: 1d6 Piercing (+1d6) | yes
  Entangle | Level 1 Conjuration | Druid, Ranger | Action | 90 feet | V, S | — | Concentration, up to 1 minute | — | 20-foot square | Strength save, none: Restrained | —
  Enthrall | Level 2 Enchantment | Bard, Warlock | Action | 60 feet | V, S | — | Concentration, up to 1 minute | any | — | Wisdom save, none: −10 to rolls | —
  Etherealness | Level 7 Conjuration | Bard, Cleric, Sorcerer, Warlock, Wizard | Action | Self | V, S | — | Up to 8 hours | (+3) | — | — | yes
  Expeditious Retreat | Level 1 Transmutation | Sorcerer, Warlock, Wizard | Bonus Action | Self | V, S | — | Concentration, up to 10 minutes | — | — | — | —
  Eyebite | Level 6 Necromancy | Bard, Sorcerer, Warlock, Wizard | Action | Self | V, S | — | Concentration, up to 1 minute | 1 | — | Wisdom save, none: Frightened or Poisoned or Unconscious | —
`
