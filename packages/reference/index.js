import { existsSync, readFileSync } from 'node:fs'
import { FILE } from './src/file.ts'

export async function readReference() {
  if (!existsSync(FILE)) await import('./src/write.ts')
  return JSON.parse(readFileSync(FILE, 'utf8'))
}
