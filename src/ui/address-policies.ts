import { createAddressDefiner } from './address'
import {
  flagParam,
  lenderTokenParam,
  neverWrittenParam,
  optionalParam,
  pesosParam,
  textParam,
} from './query-fields'

export const visitorAddress = createAddressDefiner('public')
export const openAddress = createAddressDefiner('open')
export const signedInAddress = createAddressDefiner('signed-in')

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
  hidesMenu: true,
  query: { hash: optionalParam(lenderTokenParam('hash')) },
  chunk: 'refinancing',
} as const

export const loanPolicy = { chunk: 'loans', area: 'installments' } as const

export const cardsPolicy = { capability: 'cards', chunk: 'cards' } as const

/** The policy of all addresses about automatic collection. Source: COL-01, COL-03. */
export const automaticCollectionPolicy = { capability: 'automaticCollection', chunk: 'collection' } as const

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

/** What the claim is about: a loan, for example. Source: SUP-05, SUP-06, ACC-41, COL-03. */
export const claimQuery = {
  externalId: optionalParam(textParam('externalId')),
  paidOn: optionalParam(textParam('fecha')),
  amount: optionalParam(pesosParam('importe')),
  request: optionalParam(textParam('pedido')),
  change: optionalParam(textParam('cambio')),
  collectionId: optionalParam(textParam('cobro')),
}

/** The payment that the status screen shows, and what the provider's page says about it. Source: PAY-12. */
export const paymentStatusQuery = {
  status: textParam('status'),
  externalId: textParam('id', 'external_reference'),
  key: optionalParam(textParam('pago')),
  amount: neverWrittenParam(pesosParam('amount')),
  transactionId: neverWrittenParam(textParam('transactionId')),
}
