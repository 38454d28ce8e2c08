import type { ComponentType } from 'react'
import { DniScreen } from './access/dni-screen'
import type { AddressName } from './addresses'
import { onDemand } from './kit/on-demand'

const screen = (load: () => Promise<ComponentType>): ComponentType => onDemand(load)

const home = screen(async () => (await import('./home/home-screen')).HomeScreen)

/** The screens of one file come with the first of them: a few requests cost less than many small ones. */
function together<Name extends AddressName>(load: () => Promise<Readonly<Record<Name, ComponentType>>>) {
  let all: Readonly<Record<Name, ComponentType>> | undefined
  return (name: Name): ComponentType =>
    onDemand(
      async () => (all = await load())[name],
      () => all?.[name],
    )
}

const arrival = together(async () => (await import('./access/arrival-screens')).arrivalScreens)
const entry = together(async () => (await import('./access/entry-screens')).entryScreens)
const loan = together(async () => (await import('./loans/loan-screens')).loanScreens)
const payment = together(async () => (await import('./payments/payment-screens')).paymentScreens)
const paid = together(async () => (await import('./payments/paid-screens')).paidScreens)
const qrPayment = together(async () => (await import('./qr-payment/qr-payment-screens')).qrPaymentScreens)
const refinancing = together(
  async () => (await import('./refinancing/refinancing-screens')).refinancingScreens,
)
const line = together(async () => (await import('./revolving-line/line-screens')).lineScreens)
const card = together(async () => (await import('./cards/card-screens')).cardScreens)
const support = together(async () => (await import('./support/support-screens')).supportScreens)
const offer = together(async () => (await import('./offers/offer-screens')).offerScreens)

/** What shows at each address, brought when somebody comes to it. */
export const screens: Readonly<Record<AddressName, ComponentType>> = {
  splash: arrival('splash'),
  installApp: arrival('installApp'),
  introduction: arrival('introduction'),
  revocation: screen(async () => (await import('./cancellation/consumer-request-screens')).RevocationScreen),
  serviceCancellation: screen(
    async () => (await import('./cancellation/consumer-request-screens')).ServiceCancellationScreen,
  ),
  main: DniScreen,
  dni: DniScreen,
  identity: entry('identity'),
  login: entry('login'),
  smsCode: entry('smsCode'),
  smsNotReceived: entry('smsNotReceived'),
  notACustomer: entry('notACustomer'),
  phoneChange: screen(async () => (await import('./access/phone-change-screen')).PhoneChangeScreen),
  cardUpdate: screen(async () => (await import('./cards/card-update-screen')).CardUpdateScreen),
  wiki: screen(async () => (await import('./shared/wiki-screen')).WikiScreen),
  autoLogin: arrival('autoLogin'),
  pushOptIn: screen(async () => (await import('./notifications/push-opt-in-screen')).PushOptInScreen),
  password: screen(async () => (await import('./access/new-password-screen')).NewPasswordScreen),
  profile: screen(async () => (await import('./profile/profile-screen')).ProfileScreen),
  loans: loan('loans'),
  loan: loan('loan'),
  allInstallments: loan('allInstallments'),
  payInstallments: payment('payInstallments'),
  receiptNotification: screen(
    async () => (await import('./payments/receipt-notification-screen')).ReceiptNotificationScreen,
  ),
  earlyCancellation: screen(
    async () => (await import('./cancellation/cancellation-screen')).CancellationScreen,
  ),
  debtFree: screen(async () => (await import('./documents/debt-free-screen')).DebtFreeScreen),
  couponBook: screen(async () => (await import('./documents/coupon-book-screen')).CouponBookScreen),
  otherServices: offer('otherServices'),
  invoices: screen(async () => (await import('./documents/invoices-screen')).InvoicesScreen),
  claims: support('claims'),
  home: home,
  newHome: home,
  logout: screen(async () => (await import('./shell/portal-frame')).LogoutScreen),
  paymentStatus: payment('paymentStatus'),
  newLoan: offer('newLoan'),
  survey: support('survey'),
  help: support('help'),
  myPayments: paid('myPayments'),
  paymentReceipt: paid('paymentReceipt'),
  lineOffer: line('lineOffer'),
  unlock: screen(async () => (await import('./access/unlock-screen')).UnlockScreen),
  payInstallment: payment('payInstallment'),
  paymentSummary: payment('paymentSummary'),
  paymentFinal: payment('paymentFinal'),
  payOnline: payment('payOnline'),
  howToPayOnline: payment('howToPayOnline'),
  payByDebitCard: payment('payByDebitCard'),
  payByWallet: payment('payByWallet'),
  cards: card('cards'),
  cardDetail: card('cardDetail'),
  cardLoans: card('cardLoans'),
  newCard: card('newCard'),
  newCardSummary: card('newCardSummary'),
  newCardResult: card('newCardResult'),
  cardReplacement: card('cardReplacement'),
  replacementChoice: card('replacementChoice'),
  replacementCard: card('replacementCard'),
  replacementResult: card('replacementResult'),
  noCards: card('noCards'),
  cardFailure: card('cardFailure'),
  noCardLoans: card('noCardLoans'),
  cardNotReplaced: card('cardNotReplaced'),
  refinancing: refinancing('refinancing'),
  refinancingPlan: refinancing('refinancingPlan'),
  refinancingSelfie: refinancing('refinancingSelfie'),
  refinancingCheck: refinancing('refinancingCheck'),
  refinancingCard: refinancing('refinancingCard'),
  refinancingSummary: refinancing('refinancingSummary'),
  refinancingResult: refinancing('refinancingResult'),
  qrPayment: qrPayment('qrPayment'),
  qrAmount: qrPayment('qrAmount'),
  qrPlan: qrPayment('qrPlan'),
  qrVoucher: qrPayment('qrVoucher'),
  lineRequest: line('lineRequest'),
  lineDetail: line('lineDetail'),
  lineInstallments: line('lineInstallments'),
  lineMovements: line('lineMovements'),
  lineDismissal: line('lineDismissal'),
}
