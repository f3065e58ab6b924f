import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { sayTaken } from '../content/find-entry.ts'
import { type JsonObject, writeJson } from '../terminal/json.ts'
import { LANGUAGES } from '../terminal/strings.ts'
import { version } from '../terminal/version.ts'
import { openContexts, type ServerOptions } from './context.ts'
import { type Answer, type LanguageContext, oneOf, type Tool } from './tool.ts'
import { calculate } from './tools/calculate.ts'
import { calculators } from './tools/calculators.ts'
import { creature } from './tools/creature.ts'
import { encounter } from './tools/encounter.ts'
import { figure } from './tools/figure.ts'
import { legalActs } from './tools/legal-acts.ts'
import { odds } from './tools/odds.ts'
import { rule } from './tools/rule.ts'
import { search } from './tools/search.ts'
import { spell } from './tools/spell.ts'

/** What the server is for, for the model that uses it. */
const INSTRUCTIONS =
  'The rules of fifth-edition tabletop play (SRD 5.2.1, SRD 5.1 of 2014, and the 2012 playtest) with exact odds. Every figure comes from the rules; none is estimated. Each answer cites the ids of its rules with the URLs of their pages: give the reader the URL of a rule that you rely on.'

const TOOLS: readonly Tool[] = [
  ...[search, rule, spell, creature, figure, odds, calculators, calculate, encounter, legalActs],
]

/** Longer lists of outcomes are left out of answers. */
const MOST_OUTCOMES = 120

/** Data without a long list of outcomes. */
function shortened({ outcomes, denominator, ...data }: JsonObject): JsonObject {
  if (outcomes === undefined || denominator === undefined) return data
  return outcomes instanceof Map && outcomes.size > MOST_OUTCOMES ? data : { ...data, outcomes, denominator }
}

/**
 * The answer of a tool as the protocol has it: text for people and data for programs, both with what they cite.
 *
 * @param notes for what names were taken that are no names
 */
async function resultOf(
  { data, lines, cites, address }: Answer,
  notes: readonly string[],
  { pages }: LanguageContext,
): Promise<CallToolResult> {
  const known = cites.length === 0 ? undefined : await pages()
  const cited = [...new Set(cites)].flatMap((id) => known?.get(id)?.citation ?? [])
  const structured: JsonObject = {
    ...(notes.length > 0 && { notes }),
    ...shortened(data),
    ...(address !== undefined && { address }),
    cites: cited,
  }
  const links = [
    ...(address === undefined ? [] : [address]),
    ...cited.map((one) => `${one.title} (${one.id}): ${one.address}`),
  ]
  return {
    content: [{ type: 'text', text: [...notes, ...lines, '', ...links].join('\n').trim() }],
    structuredContent: JSON.parse(writeJson(structured)),
  }
}

/** The message for a wrong argument: zod says it, except for an unknown one, for which the known ones are listed. */
const describeUnknown =
  (known: readonly string[]): z.core.$ZodErrorMap =>
  (issue) =>
    issue.code === 'unrecognized_keys'
      ? `Unexpected ${issue.keys.join(', ')}, expected only: ${known.join(', ')}`
      : undefined

/** Makes a server of the Model Context Protocol, with a tool for each kind of question. */
export async function createServer(options: ServerOptions): Promise<McpServer> {
  const server = new McpServer({ name: 'rulestone', version: await version() }, { instructions: INSTRUCTIONS })
  const contextIn = openContexts(options)
  const language = oneOf(LANGUAGES).default(options.language).describe('the language of the answer')
  for (const { name, title, description, input, answer } of TOOLS) {
    const shape = { ...input, language }
    const inputSchema = z.strictObject(shape, { error: describeUnknown(Object.keys(shape)) })
    const annotations = { readOnlyHint: true, openWorldHint: false }
    server.registerTool(name, { title, description, inputSchema, annotations }, async (given) => {
      const context = await contextIn(language.parse(given['language']))
      const notes: string[] = []
      const onTaken = sayTaken(context.strings, (sentence) => notes.push(sentence))
      return resultOf(await answer(given, { ...context, onTaken }), notes, context)
    })
  }
  return server
}
