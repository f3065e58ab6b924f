import { add, certain, type Distribution } from '../../dice/distribution.ts'

/** The sum of this many independent outcomes of a distribution, added to what there was before. */
export const sumOfTimes = (times: number, each: Distribution, before = 0): Distribution =>
  Array<Distribution>(times)
    .fill(each)
    .reduce((sum, one) => add(sum, one), certain(before))
