import type { ComponentType } from 'react'
import { DniScreen } from '@/ui/access/dni-screen'
import type { AddressName } from '@/ui/addresses'
import type { PortalParts } from '@/ui/app'
import { Code, onDemand, partOf, type OnDemand } from '@/ui/kit/on-demand'

const screen = (load: () => Promise<ComponentType>): OnDemand<object> => onDemand(load)

const home = screen(() => import('./screens/home-screen').then((code) => code.HomeScreen))

/** The layout around the screens of a signed-in customer, loaded on demand. */
export const PortalFrame = onDemand(async () => (await import('./screens/portal-frame')).PortalFrame)

/** Shown instead of a screen if the account status could not be loaded. Source: SES-19. */
export const InitError = onDemand(async () => (await import('./screens/entry-screens')).InitError)

/** Shown instead of a screen that is closed for maintenance. Source: OPS-05. */
export const MaintenanceScreen = onDemand(
  async () => (await import('@/ui/shell/operator-parts')).MaintenanceScreen,
)

/** The panel for integrators, loaded only with diagnostics on. Source: CON-05. */
export const DiagnosticsPanel = onDemand(
  async () => (await import('@/ui/shell/operator-parts')).DiagnosticsPanel,
)

/** Returns screens that are loaded as one chunk: a few requests cost less than many small ones. */
function together<Name extends AddressName>(load: () => Promise<Readonly<Record<Name, ComponentType>>>) {
  const code = new Code(load)
  return (name: Name): OnDemand<object> => partOf(code, (all) => all[name])
}

const arrival = together(() => import('./screens/arrival-screens').then((code) => code.arrivalScreens))
const entry = together(() => import('./screens/entry-screens').then((code) => code.entryScreens))
const loan = together(() => import('./screens/loan-screens').then((code) => code.loanScreens))
const payment = together(() => import('./screens/payment-screens').then((code) => code.paymentScreens))
const paying = together(async () => {
  const [code] = await Promise.all([
    // The summary loads the same code before, for the method of payment.
    import('@/ui/payments/charge/paying-screens'),
    import('./capabilities/payments'),
  ])
  return code.payingScreens
})
const qrPayment = together(() => import('./screens/qr-payment-screens').then((code) => code.qrPaymentScreens))
const refinancing = together(() =>
  import('./screens/refinancing-screens').then((code) => code.refinancingScreens),
)
const line = together(() => import('./screens/line-screens').then((code) => code.lineScreens))
const card = together(() => import('./screens/card-screens').then((code) => code.cardScreens))
const collection = together(() =>
  import('./screens/collection-screens').then((code) => code.collectionScreens),
)
const support = together(() => import('./screens/support-screens').then((code) => code.supportScreens))
const protection = together(() =>
  import('./screens/protection-screens').then((code) => code.protectionScreens),
)
const offer = together(() => import('./screens/offer-screens').then((code) => code.offerScreens))

/** The screen of each address, loaded on demand or in advance. */
export const screens: Readonly<Record<AddressName, ComponentType & Partial<OnDemand<object>>>> = {
  splash: arrival('splash'),
  installApp: arrival('installApp'),
  introduction: arrival('introduction'),
  revocation: screen(() =>
    import('./screens/consumer-request-screens').then((code) => code.RevocationScreen),
  ),
  serviceCancellation: screen(() =>
    import('./screens/consumer-request-screens').then((code) => code.ServiceCancellationScreen),
  ),
  verification: screen(() => import('./screens/verification-screen').then((code) => code.VerificationScreen)),
  main: DniScreen,
  dni: DniScreen,
  identity: entry('identity'),
  login: entry('login'),
  smsCode: entry('smsCode'),
  smsNotReceived: entry('smsNotReceived'),
  notACustomer: entry('notACustomer'),
  phoneChange: screen(() => import('./screens/phone-change-screen').then((code) => code.PhoneChangeScreen)),
  cardUpdate: screen(() => import('./screens/card-update-screen').then((code) => code.CardUpdateScreen)),
  devices: protection('devices'),
  disown: protection('disown'),
  lostPhone: screen(() => import('./screens/lost-phone-screen').then((code) => code.LostPhoneScreen)),
  wiki: screen(() => import('@/ui/shared/wiki-screen').then((code) => code.WikiScreen)),
  autoLogin: arrival('autoLogin'),
  pushOptIn: screen(() => import('./screens/push-opt-in-screen').then((code) => code.PushOptInScreen)),
  password: screen(() => import('./screens/new-password-screen').then((code) => code.NewPasswordScreen)),
  profile: screen(() => import('./screens/profile-screen').then((code) => code.ProfileScreen)),
  loans: loan('loans'),
  loan: loan('loan'),
  allInstallments: loan('allInstallments'),
  payInstallments: payment('payInstallments'),
  receiptNotification: screen(() =>
    import('./screens/receipt-notification-screen').then((code) => code.ReceiptNotificationScreen),
  ),
  earlyCancellation: screen(() =>
    import('./screens/cancellation-screen').then((code) => code.CancellationScreen),
  ),
  debtFree: screen(() => import('./screens/debt-free-screen').then((code) => code.DebtFreeScreen)),
  couponBook: screen(() => import('./screens/coupon-book-screen').then((code) => code.CouponBookScreen)),
  joinCollection: collection('joinCollection'),
  leaveCollection: collection('leaveCollection'),
  otherServices: offer('otherServices'),
  invoices: screen(() => import('./screens/invoices-screen').then((code) => code.InvoicesScreen)),
  claims: support('claims'),
  personalData: support('personalData'),
  home: home,
  newHome: home,
  logout: screen(() => import('./screens/portal-frame').then((code) => code.LogoutScreen)),
  paymentStatus: paying('paymentStatus'),
  newLoan: offer('newLoan'),
  survey: support('survey'),
  help: support('help'),
  myPayments: screen(() => import('./screens/my-payments-screen').then((code) => code.MyPaymentsScreen)),
  paymentReceipt: screen(() =>
    import('./screens/payment-receipt-screen').then((code) => code.PaymentReceiptScreen),
  ),
  lineOffer: line('lineOffer'),
  unlock: screen(() => import('./screens/unlock-screen').then((code) => code.UnlockScreen)),
  payInstallment: payment('payInstallment'),
  paymentSummary: payment('paymentSummary'),
  paymentBatch: paying('paymentBatch'),
  paymentFinal: paying('paymentFinal'),
  payOnline: payment('payOnline'),
  howToPayOnline: payment('howToPayOnline'),
  payByDebitCard: paying('payByDebitCard'),
  payByWallet: paying('payByWallet'),
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

/** What the portal loads on demand. */
export const parts: PortalParts = { screens, PortalFrame, InitError, MaintenanceScreen, DiagnosticsPanel }
