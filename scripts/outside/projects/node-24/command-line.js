// Runs `rulestone` as a user does, without a clone of the repository.
import { execFileSync } from 'node:child_process'

/** What an assistant writes to `rulestone mcp` to ask for odds. */
const QUESTION = [
  {
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'outside', version: '1' } },
  },
  { method: 'tools/call', params: { name: 'odds', arguments: { dice: '2d6' } } },
]
  .map((request, id) => `${JSON.stringify({ jsonrpc: '2.0', id, ...request })}\n`)
  .join('')

/** A command, a part of what it prints, and its input. */
const COMMANDS = [
  ['roll 4d6kh3+2 --seed 1', '4d6kh3 ['],
  ['odds 3d4 --at-least 9', 'at least 9: 31.3% (5/16)'],
  ['calc attack --ac 15 --cover half', 'Chance to hit'],
  ['search yanhu --lang zh', '掩护 (Cover)'],
  ['mcp', '"mean":"7"', QUESTION],
]

for (const [command, expected, input = ''] of COMMANDS) {
  const printed = execFileSync('rulestone', command.split(' '), { encoding: 'utf8', input })
  if (!printed.includes(expected)) throw new Error(`rulestone ${command} printed\n${printed}\nexpected ${expected}`)
}
console.log(`${COMMANDS.length} commands of rulestone work`)
