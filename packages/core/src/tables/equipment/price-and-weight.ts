/** What the tables of equipment say of every item: its weight and its cost. */
export interface PriceAndWeight {
  /** in quarters of a pound, the smallest part in which the tables weigh anything; 0 where they have a dash */
  readonly weightQuarterPounds: number
  readonly costCopperPieces: number
}
