import { main } from '../src/main.ts'

/** What a command wrote, and the code it ended with. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly error: string
}

/** Runs a command in this process, on a terminal of 40 columns. */
export async function run(...args: readonly string[]): Promise<Ran> {
  const [out, error]: [string[], string[]] = [[], []]
  const terminal = { out: (text: string) => out.push(text), error: (text: string) => error.push(text), columns: 40 }
  const code = await main(args, terminal)
  return { code, out: out.join('\n'), error: error.join('\n') }
}
