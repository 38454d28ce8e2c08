export const luciaCustomerId = 'c-d5402e6c'
export const luciaTaxId = '27331274564'

/**
 * Input of the API call that requests a loan of $ 50.000 in 6 installments on Lucía's revolving credit
 * line.
 */
export const creditLineLoanCallInput = {
  path: { id: luciaCustomerId },
  body: { requestedAmount: 50_000, installmentAmount: 10_986.94, installments: 6, lineId: 'lr-6' },
  idempotencyKey: 'key-line-1',
} as const
