/** Starts on every page: dice in the text can be rolled, and the header opens the history of rolls. */
import './history/rolls-opener.ts'
import './text/dice-links.ts'
