import { add, certain, type Distribution } from '../../dice/distribution.ts'

/** What so many independent outcomes of a distribution add up to, with what there was before them. */
export const sumOfTimes = (times: number, each: Distribution, before = 0): Distribution =>
  Array<Distribution>(times)
    .fill(each)
    .reduce((sum, one) => add(sum, one), certain(before))
