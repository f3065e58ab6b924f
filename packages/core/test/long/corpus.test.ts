import { test } from 'vitest'
import { CORPUS, expectSound } from '../read-corpus.ts'

test('nothing that the fuzzer has found breaks the engine', () => {
  expectSound(CORPUS['found'] ?? [])
})
