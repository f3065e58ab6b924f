/** The spells from A to B, typed a second time from the text: the columns are in `columns.ts`. */
export const A_TO_B = `
  Acid Arrow | Level 2 Evocation | Wizard | Action | 90 feet | V, S, M | — | Instantaneous | 1 | — | ranged attack, half on a miss: 4d4 Acid (+1d4); later, earlier roll: 2d4 Acid (+1d4) | yes
  Acid Splash | Evocation Cantrip | Sorcerer, Wizard | Action | 60 feet | V, S | — | Instantaneous | — | 5-foot-radius Sphere | Dexterity save, none: 1d6 Acid (+1d6) | yes
  Aid | Level 2 Abjuration | Bard, Cleric, Druid, Paladin, Ranger | Action | 30 feet | V, S, M | — | 8 hours | 3 | — | no roll: maximum 5 (+5) | yes
  Alarm | Level 1 Abjuration | Ranger, Wizard | 1 minute or Ritual | 30 feet | V, S, M | — | 8 hours | — | 20-foot Cube | — | —
  Alter Self | Level 2 Transmutation | Sorcerer, Wizard | Action | Self | V, S | — | Concentration, up to 1 hour | — | — | hit: replaces 1d6 Bludgeoning or Piercing or Slashing + modifier | —
  Animal Friendship | Level 1 Enchantment | Bard, Druid, Ranger | Action | 30 feet | V, S, M | — | 24 hours | 1 (+1) | — | Wisdom save, none: Charmed | yes
  Animal Messenger | Level 2 Enchantment | Bard, Druid, Ranger | Action or Ritual | 30 feet | V, S, M | — | 24 hours (+48 hours) | 1 | — | Charisma save, none | yes
  Animal Shapes | Level 8 Transmutation | Druid | Action | 30 feet | V, S | — | 24 hours | any | — | — | —
  Animate Dead | Level 3 Necromancy | Cleric, Wizard | 1 minute | 10 feet | V, S, M | — | Instantaneous | 1 (+2) | — | — | yes
  Animate Objects | Level 5 Transmutation | Bard, Sorcerer, Wizard | Action | 120 feet | V, S | — | Concentration, up to 1 minute | modifier | — | — | yes
  Antilife Shell | Level 5 Abjuration | Druid | Action | Self | V, S | — | Concentration, up to 1 hour | — | 10-foot Emanation | — | —
  Antimagic Field | Level 8 Abjuration | Cleric, Wizard | Action | Self | V, S, M | — | Concentration, up to 1 hour | — | 10-foot Emanation | — | —
  Antipathy/Sympathy | Level 8 Enchantment | Bard, Druid, Wizard | 1 hour | 60 feet | V, S, M | — | 10 days | 1 | — | later, Wisdom save, none: Charmed or Frightened | —
  Arcane Eye | Level 4 Divination | Wizard | Action | 30 feet | V, S, M | — | Concentration, up to 1 hour | — | — | — | —
  Arcane Hand | Level 5 Evocation | Sorcerer, Wizard | Action | 120 feet | V, S, M | — | Concentration, up to 1 minute | — | — | melee attack: 5d8 Force (+2d8); Strength save, none; Dexterity save, none: Grappled; later, earlier roll: 4d6 Bludgeoning + modifier (+2d6) | yes
  Arcane Lock | Level 2 Abjuration | Wizard | Action | Touch | V, S, M | 25 GP, consumed | Until dispelled | 1 | — | — | —
  Arcane Sword | Level 7 Evocation | Bard, Wizard | Action | 90 feet | V, S, M | 250 GP | Concentration, up to 1 minute | 1 | — | melee attack: 4d12 Force + modifier | —
  Arcanist’s Magic Aura | Level 2 Illusion | Wizard | Action | Touch | V, S, M | — | 24 hours | 1 | — | — | —
  Astral Projection | Level 9 Necromancy | Cleric, Warlock, Wizard | 1 hour | 10 feet | V, S, M | 1,000 GP for each target, consumed; 100 GP for each target, consumed | Until dispelled | 8 and the caster | — | no roll: Unconscious | —
  Augury | Level 2 Divination | Cleric, Druid, Wizard | 1 minute or Ritual | Self | V, S, M | 25 GP | Instantaneous | — | — | — | —
  Aura of Life | Level 4 Abjuration | Cleric, Paladin | Action | Self | V | — | Concentration, up to 10 minutes | — | 30-foot Emanation | each turn, no roll: heals 1 | —
  Awaken | Level 5 Transmutation | Bard, Druid | 8 hours | Touch | V, S, M | 1,000 GP, consumed | Instantaneous | 1 | — | no roll: Charmed | —
  Bane | Level 1 Enchantment | Bard, Cleric, Warlock | Action | 30 feet | V, S, M | — | Concentration, up to 1 minute | 3 (+1) | — | Charisma save, none: −1d4 to rolls | yes
  Banishment | Level 4 Abjuration | Cleric, Paladin, Sorcerer, Warlock, Wizard | Action | 30 feet | V, S, M | — | Concentration, up to 1 minute | 1 (+1) | — | Charisma save, none: Incapacitated | yes
  Barkskin | Level 2 Transmutation | Druid, Ranger | Bonus Action | Touch | V, S, M | — | 1 hour | 1 | — | no roll: AC at least 17 | —
  Beacon of Hope | Level 3 Abjuration | Cleric | Action | 30 feet | V, S | — | Concentration, up to 1 minute | any | — | — | —
  Befuddlement | Level 8 Enchantment | Bard, Druid, Warlock, Wizard | Action | 150 feet | V, S, M | — | Instantaneous | 1 | — | Intelligence save, half: 10d12 Psychic | —
  Bestow Curse | Level 3 Necromancy | Bard, Cleric, Wizard | Action | Touch | V, S | — | Concentration, up to 1 minute; slot 4: Concentration, up to 10 minutes; slot 5: 8 hours; slot 7: 24 hours; slot 9: Until dispelled | 1 | — | Wisdom save, none; hit: 1d8 Necrotic | yes
  Black Tentacles | Level 4 Conjuration | Wizard | Action | 90 feet | V, S, M | — | Concentration, up to 1 minute | — | 20-foot square | Strength save, none: 3d6 Bludgeoning, Restrained | —
  Blade Barrier | Level 6 Evocation | Cleric | Action | 90 feet | V, S | — | Concentration, up to 10 minutes | — | wall 100 feet long, 20 feet high, 5 feet thick; ring 60 feet in diameter, 20 feet high, 5 feet thick | Dexterity save, half: 6d10 Force | —
  Bless | Level 1 Enchantment | Cleric, Paladin | Action | 30 feet | V, S, M | 5 GP | Concentration, up to 1 minute | 3 (+1) | — | no roll: +1d4 to rolls | yes
  Blight | Level 4 Necromancy | Druid, Sorcerer, Warlock, Wizard | Action | 30 feet | V, S | — | Instantaneous | 1 | — | Constitution save, half: 8d8 Necrotic (+1d8) | yes
  Blindness/Deafness | Level 2 Transmutation | Bard, Cleric, Sorcerer, Wizard | Action | 120 feet | V | — | 1 minute | 1 (+1) | — | Constitution save, none: Blinded or Deafened | yes
  Blink | Level 3 Transmutation | Sorcerer, Wizard | Action | Self | V, S | — | 1 minute | — | — | — | —
  Blur | Level 2 Illusion | Sorcerer, Wizard | Action | Self | V | — | Concentration, up to 1 minute | — | — | — | —
  Burning Hands | Level 1 Evocation | Sorcerer, Wizard | Action | Self | V, S | — | Instantaneous | — | 15-foot Cone | Dexterity save, half: 3d6 Fire (+1d6) | yes
`
