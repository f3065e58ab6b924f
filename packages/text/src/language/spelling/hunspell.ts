import { spawnSync } from 'node:child_process'
import type { Speller } from './spelling.ts'

/** The longest word that is checked, in characters. */
const LONGEST = 100

function run(args: readonly string[], input: string): string | undefined {
  const { status, stdout } = spawnSync('hunspell', args, { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout : undefined
}

/**
 * A dictionary of the program Hunspell, which is run once for each set of words.
 *
 * @param dictionary - its Hunspell name, such as `th_TH`
 * @returns undefined if the program or the dictionary is not installed
 */
export function hunspell(dictionary: string): Speller | undefined {
  const flags = ['-d', dictionary, '-i', 'utf-8']
  if (run([...flags, '-l'], '') === undefined) return undefined
  return {
    unknown(words) {
      const asked = [...words].filter((word) => word.length <= LONGEST && !/\s/.test(word))
      const answer = asked.length === 0 ? '' : run([...flags, '-l'], asked.map((word) => `${word}\n`).join(''))
      const listed = new Set((answer ?? '').split('\n'))
      return new Set(asked.filter((word) => listed.has(word)))
    },
    suggestions: () => [],
  }
}
