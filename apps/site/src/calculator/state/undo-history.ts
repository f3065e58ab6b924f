/** Changes of one field that follow each other faster than this are undone together. */
const ONE_CHANGE_MS = 900
const MOST_STATES = 50

/** The states that undo restores. */
export interface UndoHistory<State> {
  /** adds the state before a change; changes of a named field can be merged */
  add(state: State, field?: string): void
  /** removes the last state and returns it */
  pop(): State | undefined
  isEmpty(): boolean
}

export function undoHistory<State>(): UndoHistory<State> {
  const states: State[] = []
  let last: { readonly field: string | undefined; readonly at: number } | undefined
  return {
    add(state, field) {
      const at = performance.now()
      const isSame = field !== undefined && field === last?.field && at - last.at < ONE_CHANGE_MS
      last = { field, at }
      if (isSame && states.length > 0) return
      states.push(state)
      if (states.length > MOST_STATES) states.shift()
    },
    pop() {
      last = undefined
      return states.pop()
    },
    isEmpty: () => states.length === 0,
  }
}
