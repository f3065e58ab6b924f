/** What every page starts: dice in its text roll, and its header opens the history of rolls. */
import './history/rolls-opener.ts'
import './text/dice-links.ts'
