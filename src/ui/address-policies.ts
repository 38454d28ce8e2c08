import { createAddressDefiner } from './address'
import { flagParam, lenderTokenParam, optionalParam, textParam } from './query-fields'

export const forVisitors = createAddressDefiner('public')
export const forAnyone = createAddressDefiner('open')
export const forSignedIn = createAddressDefiner('signed-in')

/**
 * Query of the SMS code screens. `isReset`: the customer creates a new password after the code.
 * `redirectUrl`: where they continue after that. Source: ACC-16.
 */
export const smsCodeQuery = {
  isReset: flagParam('recuperar', '1'),
  redirectUrl: optionalParam(textParam('redirectUrl')),
}

/**
 * Policy of the refinancing steps. Their screens show no menu, because the link may be for another customer
 * than the one who is signed in. Source: REF-04.
 */
export const refinancingPolicy = {
  capability: 'refinancing',
  menu: 'none',
  query: { hash: optionalParam(lenderTokenParam('hash')) },
  chunk: 'refinancing',
} as const

export const cardsPolicy = { capability: 'cards', chunk: 'cards' } as const

/** The policy of all addresses about automatic collection. Source: COL-01, COL-03. */
export const collectionPolicy = { capability: 'automaticCollection', chunk: 'collection' } as const

export const creditLinePolicy = {
  capability: 'revolvingLine',
  area: 'revolving-line',
  chunk: 'line',
} as const

export const qrPaymentPolicy = {
  capability: 'qrPayment',
  area: 'revolving-line',
  chunk: 'qr-payment',
} as const

/** The policy of all addresses for paying online. Source: PAY-18. */
export const onlinePaymentPolicy = { area: 'payment-steps', query: { externalId: textParam('id') } } as const
