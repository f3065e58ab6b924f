/** The weight and cost of an item, as in all tables of equipment. */
export interface PriceAndWeight {
  /** in quarters of a pound, the smallest unit in these tables; 0 if the table has a dash */
  readonly weightQuarterPounds: number
  readonly costCopperPieces: number
}
