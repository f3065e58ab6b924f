/**
 * The debounce time of URL changes, in milliseconds: older versions of Safari refuse more than 100 in 30 seconds. It is not
 * in write-query.ts, because calculators use the time alone, and what they import is in their chunk.
 */
export const ADDRESS_DELAY = 300
