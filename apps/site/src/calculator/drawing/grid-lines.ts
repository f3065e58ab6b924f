/** The lines of the grid. */
export const gridLines = (columns: number, rows: number): string =>
  [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at} 0v${rows}`),
    ...Array.from({ length: rows + 1 }, (_, at) => `M0 ${at}h${columns}`),
  ].join('')
