/** The Network Information API; browsers support parts of it. */
interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

/**
 * Whether a connection is metered or slow, or the reader wants to save data. A browser that does not say so is taken to
 * have a free connection.
 *
 * @param connection `navigator.connection`, if there is one
 * @example
 * isCostly({ saveData: true, effectiveType: '4g' }) // => true
 */
export const isCostly = ({ saveData = false, type, effectiveType = '4g' }: Connection = {}): boolean =>
  saveData || type === 'cellular' || effectiveType !== '4g'
