import { main } from '../src/main.ts'

/** The output of a command, and its exit code. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly error: string
}

async function* bytes(pieces: readonly string[]): AsyncGenerator<Uint8Array, void, undefined> {
  for (const piece of pieces) yield new TextEncoder().encode(piece)
}

/** Runs a command in this process, on a terminal of 40 columns, with chunks of text on standard input. */
export async function runWith(pieces: readonly string[], ...args: readonly string[]): Promise<Ran> {
  const [out, error]: [string[], string[]] = [[], []]
  const code = await main(args, {
    out: (text) => out.push(text),
    error: (text) => error.push(text),
    drained: async () => {},
    input: () => bytes(pieces),
    columns: 40,
  })
  return { code, out: out.join('\n'), error: error.join('\n') }
}

/** Runs a command in this process, on a terminal of 40 columns. */
export const run = (...args: readonly string[]): Promise<Ran> => runWith([], ...args)
