// Runs `rulestone` as a user does, without a clone of the repository.
import { execFileSync } from 'node:child_process'

/** A command, and a part of what it prints. */
const COMMANDS = [
  ['roll 4d6kh3+2 --seed 1', '4d6kh3 ['],
  ['odds 3d4 --at-least 9', 'at least 9: 31.3% (5/16)'],
  ['calc attack --ac 15 --cover half', 'Chance to hit'],
  ['search yanhu --lang zh', '掩护 (Cover)'],
]

for (const [command, expected] of COMMANDS) {
  const printed = execFileSync('rulestone', command.split(' '), { encoding: 'utf8' })
  if (!printed.includes(expected)) throw new Error(`rulestone ${command} printed\n${printed}\nexpected ${expected}`)
}
console.log(`${COMMANDS.length} commands of rulestone work`)
