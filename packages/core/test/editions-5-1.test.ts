import { expect, test } from 'vitest'
import { srd51, srd521 } from '../src/index.ts'
import { DIFFERENCES_IN_CORE } from './editions/srd-5-1/all.ts'

test.each(DIFFERENCES_IN_CORE)('$id (SRD 5.1: $srd51; SRD 5.2.1: $srd521)', ({ under, gives }) => {
  expect(under(srd51)).toEqual(gives['srd-5.1'])
  expect(under(srd521)).toEqual(gives['srd-5.2.1'])
  expect(gives['srd-5.1']).not.toEqual(gives['srd-5.2.1'])
})
