import { addresses, type AddressName } from '@/ui/addresses'
import { autoLoginLinkDataOfPersona, cardUpdateLinkDataOfPersona } from '#tests/support/lender-links'
import type { Page } from '#features/support/page'

/** How a screen is opened to see which calls to the back end it makes. */
export interface ScreenOpeningSetup {
  readonly address: string
  /** Id of the demo customer who is signed in. Missing if the screen is opened without a session. */
  readonly customer?: string
  /**
   * An action that is performed after the screen is open: its description for the table in docs/llamadas.md,
   * and the function that performs it.
   */
  readonly pressAction?: { readonly words: string; readonly run: (page: Page) => Promise<void> }
}

/** Why a screen has no row of its own in the table of docs/llamadas.md. */
type ReasonWithoutRow =
  /**
   * The screen has no row in docs/llamadas.md because it makes no calls to the back end: it only leads to
   * another screen, or shows what the page already has.
   */
  | 'asks-nothing'
  /**
   * The screen has no row in docs/llamadas.md because it is a step of another screen. The row of that other
   * screen covers both.
   */
  | 'step'

const signedInAsMarta = { customer: 'marta' } as const
const signedInAsLucia = { customer: 'lucia' } as const
const loanId = 'p-6b1f0c92'
const externalId = '40128753'

function openingAt(
  name: AddressName,
  signedIn: Pick<ScreenOpeningSetup, 'customer'> = {},
): ScreenOpeningSetup {
  return { address: addresses[name].path, ...signedIn }
}

/**
 * Screens that are not opened in the default way, because they need more than their address, or another demo
 * customer than Marta. Each is listed with how it is opened, or with the reason why it has no row.
 */
const specialOpenings: Readonly<Partial<Record<AddressName, ScreenOpeningSetup | ReasonWithoutRow>>> = {
  splash: 'asks-nothing',
  installApp: 'asks-nothing',
  introduction: 'asks-nothing',
  revocation: 'asks-nothing',
  serviceCancellation: 'asks-nothing',
  verification: 'asks-nothing',
  main: 'asks-nothing',
  dni: {
    ...openingAt('dni'),
    pressAction: {
      words: 'se escribe el DNI',
      run: async (page) => {
        await page.main.getByCss('#dni').fill('28456123')
        await page.main.getByRole('button', { name: 'Continuar' }).press()
      },
    },
  },
  identity: 'step',
  login: 'step',
  smsCode: 'step',
  smsNotReceived: 'step',
  notACustomer: 'step',
  phoneChange: openingAt('phoneChange', signedInAsMarta),
  cardUpdate: { address: addresses.cardUpdate.createPath({ link: cardUpdateLinkDataOfPersona('marta') }) },
  lostPhone: 'asks-nothing',
  wiki: 'asks-nothing',
  autoLogin: { address: addresses.autoLogin.createPath({ link: autoLoginLinkDataOfPersona('marta') }) },
  pushOptIn: 'asks-nothing',
  loan: { address: `/mis-prestamos/${loanId}`, ...signedInAsMarta },
  allInstallments: { address: `/mis-prestamos/${loanId}/ver-todas`, ...signedInAsMarta },
  debtFree: openingAt('debtFree', { customer: 'gabriela' }),
  activateCollection: { address: `/mis-prestamos/${loanId}/cobro-automatico`, ...signedInAsMarta },
  deactivateCollection: 'step',
  otherServices: openingAt('otherServices', signedInAsLucia),
  disown: { address: addresses.disown.createPath({ change: 'phone' }), ...signedInAsMarta },
  newHome: 'asks-nothing',
  logout: 'step',
  paymentStatus: 'step',
  newLoan: openingAt('newLoan', signedInAsLucia),
  paymentReceipt: 'step',
  creditLineOffer: openingAt('creditLineOffer', { customer: 'diego' }),
  paymentSummary: {
    address: addresses.paymentSummary.createPath({ externalId, isByCard: true }),
    ...signedInAsMarta,
  },
  paymentBatch: { address: addresses.paymentBatch.path, ...signedInAsMarta },
  paymentFinal: 'step',
  payOnline: { address: addresses.payOnline.createPath({ externalId }), ...signedInAsMarta },
  howToPayOnline: 'asks-nothing',
  payByDebitCard: { address: addresses.payByDebitCard.createPath({ externalId }), ...signedInAsMarta },
  payByWallet: { address: addresses.payByWallet.createPath({ externalId }), ...signedInAsMarta },
  cards: openingAt('cards', { customer: 'paula' }),
  cardDetail: 'step',
  cardLoans: 'step',
  newCard: 'step',
  newCardSummary: 'step',
  newCardResult: 'step',
  cardReplacement: 'step',
  replacementChoice: 'step',
  replacementCard: 'step',
  replacementResult: 'step',
  noCards: 'asks-nothing',
  cardFailure: 'asks-nothing',
  noCardLoans: 'asks-nothing',
  cardNotReplaced: 'asks-nothing',
  refinancing: 'step',
  refinancingPlan: 'step',
  refinancingSelfie: 'step',
  refinancingCheck: 'step',
  refinancingCard: 'step',
  refinancingSummary: 'step',
  refinancingResult: 'step',
  qrPayment: openingAt('qrPayment', signedInAsLucia),
  qrAmount: 'step',
  qrPlan: 'step',
  qrVoucher: { address: addresses.qrVoucher.createPath({ operationId: '123' }), ...signedInAsLucia },
  creditLineRequest: openingAt('creditLineRequest', signedInAsLucia),
  creditLineDetail: openingAt('creditLineDetail', signedInAsLucia),
  creditLineInstallments: openingAt('creditLineInstallments', signedInAsLucia),
  creditLineMovements: openingAt('creditLineMovements', signedInAsLucia),
  creditLineDismissal: openingAt('creditLineDismissal', signedInAsLucia),
}

/**
 * Returns how a screen is opened to record its calls to the back end, or why it has no row in
 * docs/llamadas.md. By default, the address of the screen is opened, with the demo customer Marta signed in
 * if the screen needs a session.
 */
export function findScreenOpeningSetup(name: AddressName): ScreenOpeningSetup | ReasonWithoutRow {
  const { path, policy } = addresses[name]
  const known = specialOpenings[name]
  if (known === undefined && path.includes(':')) throw new Error(`It is unknown which ${path} is opened`)
  return known ?? openingAt(name, policy.access === 'signed-in' ? signedInAsMarta : {})
}
