/** The spells from M to O, typed a second time from the text: the columns are in `columns.ts`. */
export const M_TO_O = `
  Mage Armor | Level 1 Abjuration | Sorcerer, Wizard | Action | Touch | V, S, M | — | 8 hours | 1 | — | no roll: AC 13 | —
  Mage Hand | Conjuration Cantrip | Bard, Sorcerer, Warlock, Wizard | Action | 30 feet | V, S | — | 1 minute | — | — | — | —
  Magic Circle | Level 3 Abjuration | Cleric, Paladin, Warlock, Wizard | 1 minute | 10 feet | V, S, M | 100 GP, consumed | 1 hour (+1 hour) | — | 10-foot-radius, 20-foot-high Cylinder | later, Charisma save, none | yes
  Magic Jar | Level 6 Necromancy | Wizard | 1 minute | Self | V, S, M | 500 GP | Until dispelled | 1 | — | later, Charisma save, none: Incapacitated; later, caster’s Charisma save, none | —
  Magic Missile | Level 1 Evocation | Sorcerer, Wizard | Action | 120 feet | V, S | — | Instantaneous | 3 (+1) | — | no roll, 3 darts (+1): 1d4+1 Force | yes
  Magic Mouth | Level 2 Illusion | Bard, Wizard | 1 minute or Ritual | 30 feet | V, S, M | 10 GP, consumed | Until dispelled | 1 | — | — | —
  Magic Weapon | Level 2 Transmutation | Paladin, Ranger, Sorcerer, Wizard | Bonus Action | Touch | V, S | — | 1 hour | 1 | — | no roll: +1 to rolls (slot 3: +2) (slot 6: +3) | yes
  Magnificent Mansion | Level 7 Conjuration | Bard, Wizard | 1 minute | 300 feet | V, S, M | 15 GP | 24 hours | — | — | — | —
  Major Image | Level 3 Illusion | Bard, Sorcerer, Warlock, Wizard | Action | 120 feet | V, S, M | — | Concentration, up to 10 minutes; slot 4: Until dispelled | — | 20-foot Cube | — | yes
  Mass Cure Wounds | Level 5 Abjuration | Bard, Cleric, Druid | Action | 60 feet | V, S | — | Instantaneous | 6 | 30-foot-radius Sphere | no roll: heals 5d8 + modifier (+1d8) | yes
  Mass Heal | Level 9 Abjuration | Cleric | Action | 60 feet | V, S | — | Instantaneous | any | — | no roll: heals 700, ends Blinded and Deafened and Poisoned | —
  Mass Healing Word | Level 3 Abjuration | Bard, Cleric | Bonus Action | 60 feet | V | — | Instantaneous | 6 | — | no roll: heals 2d4 + modifier (+1d4) | yes
  Mass Suggestion | Level 6 Enchantment | Bard, Sorcerer, Wizard | Action | 60 feet | V, M | — | 24 hours; slot 7: 10 days; slot 8: 30 days; slot 9: 366 days | 12 | — | Wisdom save, none: Charmed | yes
  Maze | Level 8 Conjuration | Wizard | Action | 60 feet | V, S | — | Concentration, up to 10 minutes | 1 | — | — | —
  Meld into Stone | Level 3 Transmutation | Cleric, Druid, Ranger | Action or Ritual | Touch | V, S | — | 8 hours | — | — | mishap, no roll: 6d6 Force, Prone; mishap, no roll: 50 Force, Prone | —
  Mending | Transmutation Cantrip | Bard, Cleric, Druid, Sorcerer, Wizard | 1 minute | Touch | V, S, M | — | Instantaneous | 1 | — | — | —
  Message | Transmutation Cantrip | Bard, Druid, Sorcerer, Wizard | Action | 120 feet | S, M | — | 1 round | 1 | — | — | —
  Meteor Swarm | Level 9 Evocation | Sorcerer, Wizard | Action | 1 mile | V, S | — | Instantaneous | — | 4 × 40-foot-radius Sphere | Dexterity save, half: 20d6 Fire and 20d6 Bludgeoning | —
  Mind Blank | Level 8 Abjuration | Bard, Wizard | Action | Touch | V, S | — | 24 hours | 1 | — | — | —
  Mind Spike | Level 2 Divination | Sorcerer, Warlock, Wizard | Action | 120 feet | S | — | Concentration, up to 1 hour | 1 | — | Wisdom save, half: 3d8 Psychic (+1d8) | yes
  Minor Illusion | Illusion Cantrip | Bard, Sorcerer, Warlock, Wizard | Action | 30 feet | S, M | — | 1 minute | — | 5-foot Cube | — | —
  Mirage Arcane | Level 7 Illusion | Bard, Druid, Wizard | 10 minutes | Sight | V, S | — | 10 days | — | 5280-foot square | — | —
  Mirror Image | Level 2 Illusion | Bard, Sorcerer, Warlock, Wizard | Action | Self | V, S | — | 1 minute | — | — | — | —
  Mislead | Level 5 Illusion | Bard, Warlock, Wizard | Action | Self | S | — | Concentration, up to 1 hour | — | — | no roll: Invisible | —
  Misty Step | Level 2 Conjuration | Sorcerer, Warlock, Wizard | Bonus Action | Self | V | — | Instantaneous | — | — | — | —
  Modify Memory | Level 5 Enchantment | Bard, Wizard | Action | 30 feet | V, S | — | Concentration, up to 1 minute | 1 | — | Wisdom save, none: Charmed and Incapacitated | yes
  Moonbeam | Level 2 Evocation | Druid | Action | 120 feet | V, S, M | — | Concentration, up to 1 minute | — | 5-foot-radius, 40-foot-high Cylinder | Constitution save, half: 2d10 Radiant (+1d10) | yes
  Move Earth | Level 6 Transmutation | Druid, Sorcerer, Wizard | Action | 120 feet | V, S, M | — | Concentration, up to 2 hours | — | 40-foot square | — | —
  Nondetection | Level 3 Abjuration | Bard, Ranger, Wizard | Action | Touch | V, S, M | 25 GP, consumed | 8 hours | 1 | — | — | —
`
