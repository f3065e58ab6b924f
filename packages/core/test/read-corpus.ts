import { expect } from 'vitest'
import { checkNotation } from './check-notation.ts'

const FILES = import.meta.glob<string>(['./corpus/*.txt'], { query: '?raw', import: 'default', eager: true })

/** The texts that the fuzzer started from, those that it found interesting, and those that once broke the engine. */
export const CORPUS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(FILES).map(([path, lines]) => [
    path.replace(/^\.\/corpus\/|\.txt$/g, ''),
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => String(JSON.parse(line))),
  ]),
)

/** Fails if any of the texts breaks the engine, and names each that does. */
export function expectSound(texts: readonly string[]): void {
  const broken = texts.flatMap((text) => {
    try {
      checkNotation(text)
      return []
    } catch (error) {
      return [`${JSON.stringify(text)}: ${error}`]
    }
  })
  expect(broken).toEqual([])
}
