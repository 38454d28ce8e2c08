import { expect, it } from 'vitest'
import { apiContracts } from '@/adapters/contract/contracts'
import { formatExchange } from '#passport/transport'

it.each(['idtx', 'externalTransactionId'])('a report masks the %s of an identity check', (name) => {
  const exchange = {
    call: apiContracts.refinancing.payDownPayment,
    method: 'POST',
    url: 'https://server.example/api/refinancing/27293364821/payment',
    sentHeaders: {},
    sentBody: { amount: 10, [name]: 'an-id' },
    answer: undefined,
  }
  const text = formatExchange(exchange)
  expect(text).toContain(`"${name}": "•••"`)
  expect(text).not.toContain('an-id')
})
