/** The spells from T to Z, typed a second time from the text: the columns are in `columns.ts`. */
export const T_TO_Z = `
  Telekinesis | Level 5 Transmutation | Sorcerer, Wizard | Action | 60 feet | V, S | — | Concentration, up to 10 minutes | 1 | — | Strength save, none: Restrained | —
  Telepathic Bond | Level 5 Divination | Bard, Wizard | Action or Ritual | 30 feet | V, S, M | — | 1 hour | 8 | — | — | —
  Teleport | Level 7 Conjuration | Bard, Sorcerer, Wizard | Action | 10 feet | V | — | Instantaneous | 8 and the caster | — | mishap, no roll: 3d10 Force | —
  Teleportation Circle | Level 5 Conjuration | Bard, Sorcerer, Warlock, Wizard | 1 minute | 10 feet | V, M | 50 GP, consumed | 1 round | — | 5-foot-radius circle | — | —
  Thaumaturgy | Transmutation Cantrip | Cleric | Action | 30 feet | V | — | Up to 1 minute | — | — | — | —
  Thunderwave | Level 1 Evocation | Bard, Druid, Sorcerer, Wizard | Action | Self | V, S | — | Instantaneous | — | 15-foot Cube | Constitution save, half: 2d8 Thunder (+1d8) | yes
  Time Stop | Level 9 Transmutation | Sorcerer, Wizard | Action | Self | V | — | Instantaneous | — | — | — | —
  Tiny Hut | Level 3 Evocation | Bard, Wizard | 1 minute or Ritual | Self | V, S, M | — | 8 hours | — | 10-foot Emanation | — | —
  Tongues | Level 3 Divination | Bard, Cleric, Sorcerer, Warlock, Wizard | Action | Touch | V, M | — | 1 hour | 1 | — | — | —
  Transport via Plants | Level 6 Conjuration | Druid | Action | 10 feet | V, S | — | 1 minute | 1 | — | — | —
  Tree Stride | Level 5 Conjuration | Druid, Ranger | Action | Self | V, S | — | Concentration, up to 1 minute | — | — | — | —
  True Polymorph | Level 9 Transmutation | Bard, Warlock, Wizard | Action | 30 feet | V, S, M | — | Concentration, up to 1 hour | 1 | — | Wisdom save, none | —
  True Resurrection | Level 9 Necromancy | Cleric, Druid | 1 hour | Touch | V, S, M | 25,000 GP, consumed | Instantaneous | 1 | — | — | —
  True Seeing | Level 6 Divination | Bard, Cleric, Sorcerer, Warlock, Wizard | Action | Touch | V, S, M | 25 GP, consumed | 1 hour | 1 | — | — | —
  True Strike | Divination Cantrip | Bard, Sorcerer, Warlock, Wizard | Action | Self | S, M | 1 CP | Instantaneous | — | — | hit: 0 Radiant (+1d6) | yes
  Tsunami | Level 8 Conjuration | Druid | 1 minute | 1 mile | V, S | — | Concentration, up to 6 rounds | — | wall 300 feet long, 300 feet high, 50 feet thick | Strength save, half: 6d10 Bludgeoning; each turn, Strength save, none: 5d10 Bludgeoning | —
  Unseen Servant | Level 1 Conjuration | Bard, Warlock, Wizard | Action or Ritual | 60 feet | V, S, M | — | 1 hour | — | — | — | —
  Vampiric Touch | Level 3 Necromancy | Sorcerer, Warlock, Wizard | Action | Self | V, S | — | Concentration, up to 1 minute | 1 | — | melee attack: 3d6 Necrotic (+1d6) | yes
  Vicious Mockery | Enchantment Cantrip | Bard | Action | 60 feet | V | — | Instantaneous | 1 | — | Wisdom save, none: 1d6 Psychic (+1d6) | yes
  Vitriolic Sphere | Level 4 Evocation | Sorcerer, Wizard | Action | 150 feet | V, S, M | — | Instantaneous | — | 20-foot-radius Sphere | Dexterity save, half: 10d4 Acid (+2d4); later, earlier roll: 5d4 Acid | yes
  Wall of Fire | Level 4 Evocation | Druid, Sorcerer, Wizard | Action | 120 feet | V, S, M | — | Concentration, up to 1 minute | — | wall 60 feet long, 20 feet high, 1 foot thick; ring 20 feet in diameter, 20 feet high, 1 foot thick | Dexterity save, half: 5d8 Fire (+1d8); each turn, no roll: 5d8 Fire (+1d8) | yes
  Wall of Force | Level 5 Evocation | Wizard | Action | 120 feet | V, S, M | — | Concentration, up to 10 minutes | — | 10-foot-radius Sphere; 10 10-foot panels | — | —
  Wall of Ice | Level 6 Evocation | Wizard | Action | 120 feet | V, S, M | — | Concentration, up to 10 minutes | — | 10-foot-radius Sphere; 10 10-foot panels | Dexterity save, half: 10d6 Cold (+2d6); later, Constitution save, half: 5d6 Cold (+1d6) | yes
  Wall of Stone | Level 5 Evocation | Druid, Sorcerer, Wizard | Action | 120 feet | V, S, M | — | Concentration, up to 10 minutes | — | 10 10-foot panels | Dexterity save, none | —
  Wall of Thorns | Level 6 Conjuration | Druid | Action | 120 feet | V, S, M | — | Concentration, up to 10 minutes | — | wall 60 feet long, 10 feet high, 5 feet thick; ring 20 feet in diameter, 20 feet high, 5 feet thick | Dexterity save, half: 7d8 Piercing (+1d8); each turn, Dexterity save, half: 7d8 Slashing (+1d8) | yes
  Warding Bond | Level 2 Abjuration | Cleric, Paladin | Action | Touch | V, S, M | 2 × 50 GP | 1 hour | 1 | — | no roll: +1 to rolls, +1 AC | —
  Water Breathing | Level 3 Transmutation | Druid, Ranger, Sorcerer, Wizard | Action or Ritual | 30 feet | V, S, M | — | 24 hours | 10 | — | — | —
  Water Walk | Level 3 Transmutation | Cleric, Druid, Ranger, Sorcerer | Action or Ritual | 30 feet | V, S, M | — | 1 hour | 10 | — | — | —
  Web | Level 2 Conjuration | Sorcerer, Wizard | Action | 60 feet | V, S, M | — | Concentration, up to 1 hour | — | 20-foot Cube | each turn, Dexterity save, none: Restrained; each turn, no roll: 2d4 Fire | —
  Weird | Level 9 Illusion | Warlock, Wizard | Action | 120 feet | V, S | — | Concentration, up to 1 minute | any | 30-foot-radius Sphere | Wisdom save, half: 10d10 Psychic, Frightened; each turn, Wisdom save, none: 5d10 Psychic | —
  Wind Walk | Level 6 Transmutation | Druid | 1 minute | 30 feet | V, S, M | — | 8 hours | 10 and the caster | — | later, no roll: Stunned | —
  Wind Wall | Level 3 Evocation | Druid, Ranger | Action | 120 feet | V, S, M | — | Concentration, up to 1 minute | — | wall 50 feet long, 15 feet high, 1 foot thick | Strength save, half: 4d8 Bludgeoning | —
  Wish | Level 9 Conjuration | Sorcerer, Wizard | Action | Self | V | — | Instantaneous | — | — | — | —
  Word of Recall | Level 6 Conjuration | Cleric | Action | 5 feet | V | — | Instantaneous | 5 and the caster | — | — | —
  Zone of Truth | Level 2 Enchantment | Bard, Cleric, Paladin | Action | 60 feet | V, S | — | 10 minutes | — | 15-foot-radius Sphere | each turn, Charisma save, none | —
`
