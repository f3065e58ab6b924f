/** Coin Values. */
export const COIN_VALUES_IN_GP = {
  heading: 'Coin Values',
  page: 89,
  columns: ['Coin', 'Value in GP'],
  rows: `
    Copper Piece   | 1/100
    Silver Piece   | 1/10
    Electrum Piece | 1/2
    Gold Piece     | 1
    Platinum Piece | 10
  `,
} as const

/** Properties of weapons: the figures in their text, by the names of core. */
export const FIGURES_OF_PROPERTIES = {
  heading: 'Properties',
  page: 89,
  columns: ['Figure', 'Value'],
  rows: `
    meleeReachFeet              | 5
    ammunition.recoveredDivisor | 2
    ammunition.recoveryMinutes  | 1
    ammunition.expendedPerAttack | 1
    heavy.meleeAbility          | Strength
    heavy.rangedAbility         | Dexterity
    heavy.minimumScore          | 13
    light.extraAttacks          | 1
    loading.piecesFired         | 1
    reach.addedFeet             | 5
    two-handed.hands            | 2
  `,
} as const

/** Mastery Properties: the figures in their text, by the names of core. */
export const FIGURES_OF_MASTERY = {
  heading: 'Mastery Properties',
  page: 90,
  columns: ['Figure', 'Value'],
  rows: `
    cleave.withinFeet       | 5
    cleave.timesPerTurn     | 1
    graze.damage            | ability modifier
    nick.timesPerTurn       | 1
    push.feet               | 10
    push.largestSize        | Large
    sap.rollState           | Disadvantage
    sap.attackRolls         | 1
    sap.until               | start of your next turn
    slow.speedReductionFeet | 10
    slow.until              | start of your next turn
    topple.save             | Constitution
    topple.baseDc           | 8
    topple.condition        | Prone
    vex.rollState           | Advantage
    vex.attackRolls         | 1
    vex.until               | end of your next turn
  `,
} as const

/** Weapons. */
export const WEAPONS = {
  heading: 'Weapons',
  page: 91,
  columns: ['Name', 'Damage', 'Properties', 'Mastery', 'Weight', 'Cost'],
  rows: `
    Simple Melee Weapons
    Club           | 1d4 Bludgeoning | Light                                                       | Slow   | 2 lb.   | 1 SP
    Dagger         | 1d4 Piercing    | Finesse, Light, Thrown (Range 20/60)                        | Nick   | 1 lb.   | 2 GP
    Greatclub      | 1d8 Bludgeoning | Two-Handed                                                  | Push   | 10 lb.  | 2 SP
    Handaxe        | 1d6 Slashing    | Light, Thrown (Range 20/60)                                 | Vex    | 2 lb.   | 5 GP
    Javelin        | 1d6 Piercing    | Thrown (Range 30/120)                                       | Slow   | 2 lb.   | 5 SP
    Light Hammer   | 1d4 Bludgeoning | Light, Thrown (Range 20/60)                                 | Nick   | 2 lb.   | 2 GP
    Mace           | 1d6 Bludgeoning | —                                                           | Sap    | 4 lb.   | 5 GP
    Quarterstaff   | 1d6 Bludgeoning | Versatile (1d8)                                             | Topple | 4 lb.   | 2 SP
    Sickle         | 1d4 Slashing    | Light                                                       | Nick   | 2 lb.   | 1 GP
    Spear          | 1d6 Piercing    | Thrown (Range 20/60), Versatile (1d8)                       | Sap    | 3 lb.   | 1 GP
    Simple Ranged Weapons
    Dart           | 1d4 Piercing    | Finesse, Thrown (Range 20/60)                               | Vex    | 1/4 lb. | 5 CP
    Light Crossbow | 1d8 Piercing    | Ammunition (Range 80/320; Bolt), Loading, Two-Handed        | Slow   | 5 lb.   | 25 GP
    Shortbow       | 1d6 Piercing    | Ammunition (Range 80/320; Arrow), Two-Handed                | Vex    | 2 lb.   | 25 GP
    Sling          | 1d4 Bludgeoning | Ammunition (Range 30/120; Bullet)                           | Slow   | —       | 1 SP
    Martial Melee Weapons
    Battleaxe      | 1d8 Slashing    | Versatile (1d10)                                            | Topple | 4 lb.   | 10 GP
    Flail          | 1d8 Bludgeoning | —                                                           | Sap    | 2 lb.   | 10 GP
    Glaive         | 1d10 Slashing   | Heavy, Reach, Two-Handed                                    | Graze  | 6 lb.   | 20 GP
    Greataxe       | 1d12 Slashing   | Heavy, Two-Handed                                           | Cleave | 7 lb.   | 30 GP
    Greatsword     | 2d6 Slashing    | Heavy, Two-Handed                                           | Graze  | 6 lb.   | 50 GP
    Halberd        | 1d10 Slashing   | Heavy, Reach, Two-Handed                                    | Cleave | 6 lb.   | 20 GP
    Lance          | 1d10 Piercing   | Heavy, Reach, Two-Handed (unless mounted)                   | Topple | 6 lb.   | 10 GP
    Longsword      | 1d8 Slashing    | Versatile (1d10)                                            | Sap    | 3 lb.   | 15 GP
    Maul           | 2d6 Bludgeoning | Heavy, Two-Handed                                           | Topple | 10 lb.  | 10 GP
    Morningstar    | 1d8 Piercing    | —                                                           | Sap    | 4 lb.   | 15 GP
    Pike           | 1d10 Piercing   | Heavy, Reach, Two-Handed                                    | Push   | 18 lb.  | 5 GP
    Rapier         | 1d8 Piercing    | Finesse                                                     | Vex    | 2 lb.   | 25 GP
    Scimitar       | 1d6 Slashing    | Finesse, Light                                              | Nick   | 3 lb.   | 25 GP
    Shortsword     | 1d6 Piercing    | Finesse, Light                                              | Vex    | 2 lb.   | 10 GP
    Trident        | 1d8 Piercing    | Thrown (Range 20/60), Versatile (1d10)                      | Topple | 4 lb.   | 5 GP
    Warhammer      | 1d8 Bludgeoning | Versatile (1d10)                                            | Push   | 5 lb.   | 15 GP
    War Pick       | 1d8 Piercing    | Versatile (1d10)                                            | Sap    | 2 lb.   | 5 GP
    Whip           | 1d4 Slashing    | Finesse, Reach                                              | Slow   | 3 lb.   | 2 GP
    Martial Ranged Weapons
    Blowgun        | 1 Piercing      | Ammunition (Range 25/100; Needle), Loading                  | Vex    | 1 lb.   | 10 GP
    Hand Crossbow  | 1d6 Piercing    | Ammunition (Range 30/120; Bolt), Light, Loading             | Vex    | 3 lb.   | 75 GP
    Heavy Crossbow | 1d10 Piercing   | Ammunition (Range 100/400; Bolt), Heavy, Loading, Two-Handed | Push  | 18 lb.  | 50 GP
    Longbow        | 1d8 Piercing    | Ammunition (Range 150/600; Arrow), Heavy, Two-Handed        | Slow   | 2 lb.   | 50 GP
    Musket         | 1d12 Piercing   | Ammunition (Range 40/120; Bullet), Loading, Two-Handed      | Slow   | 10 lb.  | 500 GP
    Pistol         | 1d10 Piercing   | Ammunition (Range 30/90; Bullet), Loading                   | Vex    | 3 lb.   | 250 GP
  `,
} as const

/** Armor; the headings say how many minutes it takes to don and to doff. */
export const ARMOR_TABLE = {
  heading: 'Armor',
  page: 92,
  columns: ['Armor', 'Armor Class (AC)', 'Strength', 'Stealth', 'Weight', 'Cost'],
  rows: `
    Light Armor
    Padded Armor          | 11 + Dex modifier         | —      | Disadvantage | 8 lb.  | 5 GP
    Leather Armor         | 11 + Dex modifier         | —      | —            | 10 lb. | 10 GP
    Studded Leather Armor | 12 + Dex modifier         | —      | —            | 13 lb. | 45 GP
    Medium Armor
    Hide Armor            | 12 + Dex modifier (max 2) | —      | —            | 12 lb. | 10 GP
    Chain Shirt           | 13 + Dex modifier (max 2) | —      | —            | 20 lb. | 50 GP
    Scale Mail            | 14 + Dex modifier (max 2) | —      | Disadvantage | 45 lb. | 50 GP
    Breastplate           | 14 + Dex modifier (max 2) | —      | —            | 20 lb. | 400 GP
    Half Plate Armor      | 15 + Dex modifier (max 2) | —      | Disadvantage | 40 lb. | 750 GP
    Heavy Armor
    Ring Mail             | 14                        | —      | Disadvantage | 40 lb. | 30 GP
    Chain Mail            | 16                        | Str 13 | Disadvantage | 55 lb. | 75 GP
    Splint Armor          | 17                        | Str 15 | Disadvantage | 60 lb. | 200 GP
    Plate Armor           | 18                        | Str 15 | Disadvantage | 65 lb. | 1,500 GP
  `,
} as const

/** Armor: the headings of its categories. */
export const DON_AND_DOFF = {
  heading: 'Armor, headings of categories',
  page: 92,
  columns: ['Category', 'Don', 'Doff'],
  rows: `
    Light Armor  | 1 Minute   | 1 Minute
    Medium Armor | 5 Minutes  | 1 Minute
    Heavy Armor  | 10 Minutes | 5 Minutes
  `,
} as const

/** Armor: the row of the Shield, with its heading. */
export const SHIELD = {
  heading: 'Armor, Shield',
  page: 92,
  columns: ['Armor', 'Armor Class (AC)', 'Don or Doff', 'Weight', 'Cost'],
  rows: `
    Shield | +2 | Utilize | 6 lb. | 10 GP
  `,
} as const
