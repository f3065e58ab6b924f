/** Mounts and Other Animals. */
export const MOUNTS_AND_OTHER_ANIMALS = {
  heading: 'Mounts and Other Animals',
  page: 100,
  columns: ['Item', 'Carrying Capacity', 'Cost'],
  rows: `
    Camel         | 450 lb.   | 50 GP
    Elephant      | 1,320 lb. | 200 GP
    Horse, Draft  | 540 lb.   | 50 GP
    Horse, Riding | 480 lb.   | 75 GP
    Mastiff       | 195 lb.   | 25 GP
    Mule          | 420 lb.   | 8 GP
    Pony          | 225 lb.   | 30 GP
    Warhorse      | 540 lb.   | 400 GP
  `,
} as const

/** Tack, Harness, and Drawn Vehicles. */
export const TACK_HARNESS_AND_DRAWN_VEHICLES = {
  heading: 'Tack, Harness, and Drawn Vehicles',
  page: 100,
  columns: ['Item', 'Weight', 'Cost'],
  rows: `
    Carriage         | 600 lb. | 100 GP
    Cart             | 200 lb. | 15 GP
    Chariot          | 100 lb. | 250 GP
    Feed per day     | 10 lb.  | 5 CP
    Saddle, Exotic   | 40 lb.  | 60 GP
    Saddle, Military | 30 lb.  | 20 GP
    Saddle, Riding   | 25 lb.  | 10 GP
    Sled             | 300 lb. | 20 GP
    Stabling per day | —       | 5 SP
    Wagon            | 400 lb. | 35 GP
  `,
} as const

/** Airborne and Waterborne Vehicles. */
export const AIRBORNE_AND_WATERBORNE_VEHICLES = {
  heading: 'Airborne and Waterborne Vehicles',
  page: 101,
  columns: ['Ship', 'Speed', 'Crew', 'Passengers', 'Cargo (Tons)', 'AC', 'HP', 'Damage Threshold', 'Cost'],
  rows: `
    Airship      | 8 mph  | 10 | 20  | 1   | 13 | 300 | —  | 40,000 GP
    Galley       | 4 mph  | 80 | —   | 150 | 15 | 500 | 20 | 30,000 GP
    Keelboat     | 1 mph  | 1  | 6   | 1/2 | 15 | 100 | 10 | 3,000 GP
    Longship     | 3 mph  | 40 | 150 | 10  | 15 | 300 | 15 | 10,000 GP
    Rowboat      | 1½ mph | 1  | 3   | —   | 11 | 50  | —  | 50 GP
    Sailing Ship | 2 mph  | 20 | 20  | 100 | 15 | 300 | 15 | 10,000 GP
    Warship      | 2½ mph | 60 | 60  | 200 | 15 | 500 | 20 | 25,000 GP
  `,
} as const

/** Large Vehicles: the figures in the text, by the names of core. */
export const FIGURES_OF_LARGE_VEHICLES = {
  heading: 'Large Vehicles, figures',
  page: 100,
  columns: ['Figure', 'Value'],
  rows: `
    currentMilesPerHour            | 3
    rowboatPounds                  | 100
    privatePassengersDivisor       | 5
    fareCopperPiecesPerDay.hammock | 5 SP
    fareCopperPiecesPerDay.cabin   | 2 GP
    repair.days                    | 1
    repair.costCopperPieces        | 20 GP
  `,
} as const
