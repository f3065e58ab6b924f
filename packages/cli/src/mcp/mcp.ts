import { PUBLISHED_SITE } from '@rulestone/text'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Refusal } from '../terminal/refusal.ts'
import { readLanguage } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'

/** The URL of the site that answers link to, without a trailing slash. */
function siteOf(typed: string): string {
  if (!URL.canParse(typed) || !/^https?:/.test(typed)) throw new Refusal(USAGE.wrongSite(typed))
  return typed.replace(/\/+$/, '')
}

/** `rulestone mcp`: answers the calls of a client of the Model Context Protocol on standard input and output. */
export const mcp: Command = {
  async run(args) {
    const { positionals, values } = readArguments(args, { content: 'value', lang: 'value', site: 'value' })
    const [unexpected] = positionals
    if (unexpected !== undefined) throw new Refusal(USAGE.unexpectedArgument(unexpected))
    const options = {
      site: siteOf(values['site'] ?? PUBLISHED_SITE),
      language: readLanguage(values['lang']),
      content: values['content'],
    }
    const [{ createServer }, { StdioServerTransport }] = await Promise.all([
      import('./server.ts'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
    ])
    const server = await createServer(options)
    // The process goes on until its standard input ends.
    await server.connect(new StdioServerTransport())
    return 0
  },
}
