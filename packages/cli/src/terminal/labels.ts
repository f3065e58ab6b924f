const list = (items: readonly string[]): string => items.join(', ')

/** Words in what commands print. */
export const LABELS = {
  mean: 'mean',
  standardDeviation: 'standard deviation',
  atLeast: 'at least',
  cut: (dice: number): string => `cut after ${dice} extra dice:`,
  unlabelled: 'no label',
  dice: 'dice',
  findings: (errors: number, warnings: number): string => `errors: ${errors}, warnings: ${warnings}`,
  anyOf: (options: readonly string[]): string => `any of ${list(options)}`,
  offer: (option: string, values: readonly string[], more: readonly string[], less: readonly string[]): string => {
    const changes = [
      ...(more.length > 0 ? [`also ${list(more)}`] : []),
      ...(less.length > 0 ? [`not ${list(less)}`] : []),
    ]
    return `with ${option} ${values.join(' or ')} ${changes.join('; ')}`
  },
  path: (directions: readonly string[], longest: number): string =>
    `up to ${longest} steps of ${list(directions)}, each with * where it is difficult`,
  range: (from: number, to: number): string => `${from} to ${to}`,
} as const
