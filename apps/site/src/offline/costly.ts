/** What a browser says of its connection; not all say all of it. */
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
 * Whether a connection costs its reader something: data is to be saved, it is metered, or it is slow. A browser that does not
 * say so is taken to have one that costs nothing.
 *
 * @param connection `navigator.connection`, where there is one
 * @example
 * isCostly({ saveData: true, effectiveType: '4g' }) // => true
 */
export const isCostly = ({ saveData = false, type, effectiveType = '4g' }: Connection = {}): boolean =>
  saveData || type === 'cellular' || effectiveType !== '4g'
