import './dice.ts'
import './display.ts'
import './languages.ts'
import './previews.ts'
