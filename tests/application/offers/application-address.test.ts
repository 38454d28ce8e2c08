import { expect, it } from 'vitest'
import { loanApplicationWebAddress } from '@/application/offers/loan-application-address'

it.each([
  ['https://lender.example/continuar', 'h-1', 'https://lender.example/continuar?hashKey=h-1'],
  ['https://lender.example/?canal=portal', 'h-1', 'https://lender.example/?canal=portal&hashKey=h-1'],
  ['https://lender.example/#/continuar', 'h-1', 'https://lender.example/?hashKey=h-1#/continuar'],
  [
    'https://lender.example/?hashKey=x',
    'a&b=c#d/../e f',
    'https://lender.example/?hashKey=a%26b%3Dc%23d%2F..%2Fe+f',
  ],
])('an offer continues at %s with %s', (page, hashKey, expected) => {
  expect(loanApplicationWebAddress(page, hashKey)).toBe(expected)
})
