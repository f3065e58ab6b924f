/** Two adjacent characters, as one number. */
const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1)

/**
 * Finds the texts that contain a part without reading them all. Each is listed under every bigram (pair of adjacent
 * characters) in it, and only those under the rarest bigram of the part are scanned. No word segmentation is needed.
 *
 * @example
 * const pairs = new PassagePairs()
 * pairs.add('half cover')
 * pairs.add('total cover')
 * pairs.holding('total') // => [1]
 */
export class PassagePairs {
  readonly #texts: string[] = []
  readonly #lists = new Map<number, number[]>()

  add(text: string): void {
    const number = this.#texts.push(text) - 1
    for (let at = 0; at < text.length - 1; at += 1) {
      const pair = pairAt(text, at)
      const list = this.#lists.get(pair)
      if (list === undefined) this.#lists.set(pair, [number])
      else if (list[list.length - 1] !== number) list.push(number)
    }
  }

  /** The numbers of the texts that contain a part, in order. */
  holding(part: string): number[] {
    return this.#candidates(part).filter((number) => this.#texts[number]?.includes(part))
  }

  #candidates(part: string): readonly number[] {
    if (part.length < 2) return Array.from(this.#texts.keys())
    let rarest: readonly number[] | undefined
    for (let at = 0; at < part.length - 1; at += 1) {
      const list = this.#lists.get(pairAt(part, at)) ?? []
      if (rarest === undefined || list.length < rarest.length) rarest = list
    }
    return rarest ?? []
  }
}
