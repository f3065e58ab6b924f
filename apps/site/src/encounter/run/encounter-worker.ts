import type { RunRequest } from './messages.ts'
import { serveRuns } from './serve-runs.ts'

const serve = serveRuns((message) => postMessage(message))

addEventListener('message', ({ data }: MessageEvent<RunRequest>) => serve(data))
