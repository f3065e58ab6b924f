import type { Offence } from '@rulestone/compendium'
import { rowsAgainst } from './rows-against.ts'

addEventListener('message', ({ data }: MessageEvent<Offence>) => postMessage(rowsAgainst(data)))
