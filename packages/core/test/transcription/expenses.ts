/** Lifestyle Expenses: the headings. */
export const LIFESTYLE_HEADINGS = {
  heading: 'Lifestyle Expenses',
  page: 101,
  columns: ['Lifestyle', 'Cost per Day'],
  rows: `
    Wretched     | Free
    Squalid      | 1 SP
    Poor         | 2 SP
    Modest       | 1 GP
    Comfortable  | 2 GP
    Wealthy      | 4 GP
    Aristocratic | 10 GP
  `,
} as const

/** Food, Drink, and Lodging. */
export const FOOD_DRINK_AND_LODGING = {
  heading: 'Food, Drink, and Lodging',
  page: 101,
  columns: ['Item', 'Cost'],
  rows: `
    Food and Drink
    Ale          | 4 CP
    Bread        | 2 CP
    Cheese       | 1 SP
    Inn Stay per Day
    Squalid      | 7 CP
    Poor         | 1 SP
    Modest       | 5 SP
    Comfortable  | 8 SP
    Wealthy      | 2 GP
    Aristocratic | 4 GP
    Meal
    Squalid      | 1 CP
    Poor         | 2 CP
    Modest       | 1 SP
    Comfortable  | 2 SP
    Wealthy      | 3 SP
    Aristocratic | 6 SP
    Wine
    Common       | 2 SP
    Fine         | 10 GP
  `,
} as const

/** Hirelings. */
export const HIRELING_SERVICES = {
  heading: 'Hirelings',
  page: 102,
  columns: ['Service', 'Cost'],
  rows: `
    Skilled hireling   | 2 GP per day
    Untrained hireling | 2 SP per day
    Messenger          | 2 CP per mile
  `,
} as const

/** Spellcasting Services. */
export const SPELLCASTING_SERVICES_TABLE = {
  heading: 'Spellcasting Services',
  page: 102,
  columns: ['Spell Level', 'Availability', 'Cost'],
  rows: `
    Cantrip | Village, town, city | 30 GP
    1       | Village, town, city | 50 GP
    2       | Village, town, city | 200 GP
    3       | Town, city          | 300 GP
    4–5     | Town, city          | 2,000 GP
    6–8     | City                | 20,000 GP
    9       | City                | 100,000 GP
  `,
} as const

/** Spell Scroll Costs. */
export const SPELL_SCROLL_COSTS_TABLE = {
  heading: 'Spell Scroll Costs',
  page: 103,
  columns: ['Spell Level', 'Time', 'Cost'],
  rows: `
    Cantrip | 1 day    | 15 GP
    1       | 1 day    | 25 GP
    2       | 3 days   | 100 GP
    3       | 5 days   | 150 GP
    4       | 10 days  | 1,000 GP
    5       | 25 days  | 1,500 GP
    6       | 40 days  | 10,000 GP
    7       | 50 days  | 12,500 GP
    8       | 60 days  | 15,000 GP
    9       | 120 days | 50,000 GP
  `,
} as const

/** Attunement: its figures, by the names of core. */
export const FIGURES_OF_ATTUNEMENT = {
  heading: 'Attunement',
  page: 102,
  columns: ['Figure', 'Value'],
  rows: `
    maximum        | 3
    endsBeyondFeet | 100
    forHours       | 24
    rest           | Short Rest
  `,
} as const

/** Crafting Nonmagical Items and Brewing Potions of Healing: their figures, by the names of core. */
export const FIGURES_OF_CRAFTING = {
  heading: 'Crafting Nonmagical Items',
  page: 103,
  columns: ['Figure', 'Value'],
  rows: `
    hoursPerDay         | 8
    copperPiecesPerDay  | 10 GP
    rawMaterialsDivisor | 2
    assistants          | 1
  `,
} as const

/** Brewing Potions of Healing: its figures, by the names of core. */
export const FIGURES_OF_BREWING = {
  heading: 'Brewing Potions of Healing',
  page: 103,
  columns: ['Figure', 'Value'],
  rows: `
    tool                     | Herbalism Kit
    rawMaterialsCopperPieces | 25 GP
    days                     | 1
  `,
} as const

/** Coins (page 89), Mounts and Cargo, Barding (page 100): figures in their text. */
export const FIGURES_OF_EQUIPMENT = {
  heading: 'Coins, Mounts and Cargo, Barding',
  page: 89,
  columns: ['Figure', 'Value'],
  rows: `
    coinsPerPound        | 50
    drawnLoadMultiplier  | 5
    barding.cost         | 4
    barding.weight       | 2
  `,
} as const

/** Identifying an Ongoing Spell. */
export const IDENTIFYING_AN_ONGOING_SPELL = {
  heading: 'Identifying an Ongoing Spell',
  page: 106,
  columns: ['Figure', 'Value'],
  rows: `
    action  | Study
    ability | Intelligence
    skill   | Arcana
    dc      | 15
  `,
} as const
