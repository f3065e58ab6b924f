/**
 * Whether a connection costs its reader something: data is to be saved, it is metered, or it is slow. A browser that does not
 * say so is taken to have one that costs nothing.
 *
 * @param connection `navigator.connection`, where there is one
 * @example
 * isCostly({ saveData: true, effectiveType: '4g' }) // => true
 */
export function isCostly(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return false
  const isSaving = 'saveData' in connection && connection.saveData === true
  const isMetered = 'type' in connection && connection.type === 'cellular'
  const isSlow = 'effectiveType' in connection && connection.effectiveType !== '4g'
  return isSaving || isMetered || isSlow
}
