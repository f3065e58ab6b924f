export { answerInWords } from './embedding/answer-in-words.ts'
export { calculatorPart, embedCalculator } from './embedding/embed-calculator.ts'
