import type { RunReply, RunRequest } from './messages.ts'
import { Run } from './run.ts'

/** Answers requests: of the run that was begun last alone. */
export function serveRuns(reply: (message: RunReply) => void): (request: RunRequest) => void {
  let current: { readonly key: number; readonly run: Run } | undefined
  return (request) => {
    const { key } = request
    try {
      if (request.kind === 'begin') current = { key, run: new Run(request.input) }
      else if (current?.key === key) reply({ key, played: current.run.play(request.fights) })
    } catch (error) {
      reply({ key, error: String(error) })
    }
  }
}
