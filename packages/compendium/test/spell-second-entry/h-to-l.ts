/** The spells from H to L, typed a second time from the text: the columns are in `columns.ts`. */
export const H_TO_L = `
  Hallow | Level 5 Abjuration | Cleric | 24 hours | Touch | V, S, M | 1,000 GP, consumed | Until dispelled | — | 60-foot-radius circle | no roll: Frightened | —
  Hallucinatory Terrain | Level 4 Illusion | Bard, Druid, Warlock, Wizard | 10 minutes | 300 feet | V, S, M | — | 24 hours | — | 150-foot Cube | — | —
  Harm | Level 6 Necromancy | Cleric | Action | 60 feet | V, S | — | Instantaneous | 1 | — | Constitution save, half: 14d6 Necrotic | —
  Haste | Level 3 Transmutation | Sorcerer, Wizard | Action | 30 feet | V, S, M | — | Concentration, up to 1 minute | 1 | — | no roll: +2 AC; later, no roll: Incapacitated | —
  Heal | Level 6 Abjuration | Cleric, Druid | Action | 60 feet | V, S | — | Instantaneous | 1 | — | no roll: heals 70 (+10), ends Blinded and Deafened and Poisoned | yes
  Healing Word | Level 1 Abjuration | Bard, Cleric, Druid | Bonus Action | 60 feet | V | — | Instantaneous | 1 | — | no roll: heals 2d4 + modifier (+2d4) | yes
  Heat Metal | Level 2 Transmutation | Bard, Druid | Action | 60 feet | V, S, M | — | Concentration, up to 1 minute | 1 | — | no roll: 2d8 Fire (+1d8); Constitution save, none | yes
  Hellish Rebuke | Level 1 Evocation | Warlock | Reaction, triggered | 60 feet | V, S | — | Instantaneous | 1 | — | Dexterity save, half: 2d10 Fire (+1d10) | yes
  Heroes’ Feast | Level 6 Conjuration | Bard, Cleric, Druid | 10 minutes | Self | V, S, M | 1,000 GP, consumed | Instantaneous | 12 | — | no roll: maximum 2d10 | —
  Heroism | Level 1 Enchantment | Bard, Paladin | Action | Touch | V, S | — | Concentration, up to 1 minute | 1 (+1) | — | each turn, no roll: temporary 0 + modifier | yes
  Hex | Level 1 Enchantment | Warlock | Bonus Action | 90 feet | V, S, M | — | Concentration, up to 1 hour; slot 2: Concentration, up to 4 hours; slot 3: Concentration, up to 8 hours; slot 5: Concentration, up to 24 hours | 1 | — | hit: 1d6 Necrotic | yes
  Hideous Laughter | Level 1 Enchantment | Bard, Warlock, Wizard | Action | 30 feet | V, S, M | — | Concentration, up to 1 minute | 1 (+1) | — | Wisdom save, none: Incapacitated and Prone | yes
  Hold Monster | Level 5 Enchantment | Bard, Sorcerer, Warlock, Wizard | Action | 90 feet | V, S, M | — | Concentration, up to 1 minute | 1 (+1) | — | Wisdom save, none: Paralyzed | yes
  Hold Person | Level 2 Enchantment | Bard, Cleric, Druid, Sorcerer, Warlock, Wizard | Action | 60 feet | V, S, M | — | Concentration, up to 1 minute | 1 (+1) | — | Wisdom save, none: Paralyzed | yes
  Holy Aura | Level 8 Abjuration | Cleric | Action | Self | V, S, M | 1,000 GP | Concentration, up to 1 minute | any | 30-foot Emanation | later, Constitution save, none: Blinded | —
  Hunter’s Mark | Level 1 Divination | Ranger | Bonus Action | 90 feet | V | — | Concentration, up to 1 hour; slot 3: Concentration, up to 8 hours; slot 5: Concentration, up to 24 hours | 1 | — | hit: 1d6 Force | yes
  Hypnotic Pattern | Level 3 Illusion | Bard, Sorcerer, Warlock, Wizard | Action | 120 feet | S, M | — | Concentration, up to 1 minute | — | 30-foot Cube | Wisdom save, none: Charmed and Incapacitated | —
  Ice Knife | Level 1 Conjuration | Druid, Sorcerer, Wizard | Action | 60 feet | S, M | — | Instantaneous | 1 | — | ranged attack: 1d10 Piercing; Dexterity save, none: 2d6 Cold (+1d6) | yes
  Ice Storm | Level 4 Evocation | Druid, Sorcerer, Wizard | Action | 300 feet | V, S, M | — | Instantaneous | — | 20-foot-radius, 40-foot-high Cylinder | Dexterity save, half: 2d10 Bludgeoning (+1d10) and 4d6 Cold | yes
  Identify | Level 1 Divination | Bard, Wizard | 1 minute or Ritual | Touch | V, S, M | 100 GP | Instantaneous | 1 | — | — | —
  Illusory Script | Level 1 Illusion | Bard, Warlock, Wizard | 1 minute or Ritual | Touch | S, M | 10 GP, consumed | 10 days | — | — | — | —
  Imprisonment | Level 9 Abjuration | Warlock, Wizard | 1 minute | 30 feet | V, S, M | 5,000 GP | Until dispelled | 1 | — | Wisdom save, none: Restrained or Unconscious | —
  Incendiary Cloud | Level 8 Conjuration | Druid, Sorcerer, Wizard | Action | 150 feet | V, S | — | Concentration, up to 1 minute | — | 20-foot-radius Sphere | Dexterity save, half: 10d8 Fire | —
  Inflict Wounds | Level 1 Necromancy | Cleric | Action | Touch | V, S | — | Instantaneous | 1 | — | Constitution save, half: 2d10 Necrotic (+1d10) | yes
  Insect Plague | Level 5 Conjuration | Cleric, Druid, Sorcerer | Action | 300 feet | V, S, M | — | Concentration, up to 10 minutes | — | 20-foot-radius Sphere | Constitution save, half: 4d10 Piercing (+1d10) | yes
  Instant Summons | Level 6 Conjuration | Wizard | 1 minute or Ritual | Touch | V, S, M | 1,000 GP | Until dispelled | 1 | — | — | —
  Irresistible Dance | Level 6 Enchantment | Bard, Wizard | Action | 30 feet | V | — | Concentration, up to 1 minute | 1 | — | Wisdom save, none: Charmed | —
  Invisibility | Level 2 Illusion | Bard, Sorcerer, Warlock, Wizard | Action | Touch | V, S, M | — | Concentration, up to 1 hour | 1 (+1) | — | no roll: Invisible | yes
  Jump | Level 1 Transmutation | Druid, Ranger, Sorcerer, Wizard | Bonus Action | Touch | V, S, M | — | 1 minute | 1 (+1) | — | — | yes
  Knock | Level 2 Transmutation | Bard, Sorcerer, Wizard | Action | 60 feet | V | — | Instantaneous | 1 | — | — | —
  Legend Lore | Level 5 Divination | Bard, Cleric, Wizard | 10 minutes | Self | V, S, M | 250 GP, consumed; 4 × 50 GP | Instantaneous | — | — | — | —
  Lesser Restoration | Level 2 Abjuration | Bard, Cleric, Druid, Paladin, Ranger | Bonus Action | Touch | V, S | — | Instantaneous | 1 | — | no roll: ends Blinded or Deafened or Paralyzed or Poisoned | —
  Levitate | Level 2 Transmutation | Sorcerer, Wizard | Action | 60 feet | V, S, M | — | Concentration, up to 10 minutes | 1 | — | Constitution save, none | —
  Light | Evocation Cantrip | Bard, Cleric, Sorcerer, Wizard | Action | Touch | V, M | — | 1 hour | 1 | — | — | —
  Lightning Bolt | Level 3 Evocation | Sorcerer, Wizard | Action | Self | V, S, M | — | Instantaneous | — | 100-foot-long, 5-foot-wide Line | Dexterity save, half: 8d6 Lightning (+1d6) | yes
  Locate Animals or Plants | Level 2 Divination | Bard, Druid, Ranger | Action or Ritual | Self | V, S, M | — | Instantaneous | — | — | — | —
  Locate Creature | Level 4 Divination | Bard, Cleric, Druid, Paladin, Ranger, Wizard | Action | Self | V, S, M | — | Concentration, up to 1 hour | — | — | — | —
  Locate Object | Level 2 Divination | Bard, Cleric, Druid, Paladin, Ranger, Wizard | Action | Self | V, S, M | — | Concentration, up to 10 minutes | — | — | — | —
  Longstrider | Level 1 Transmutation | Bard, Druid, Ranger, Wizard | Action | Touch | V, S, M | — | 1 hour | 1 (+1) | — | — | yes
`
