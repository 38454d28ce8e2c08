import type { ComponentType } from 'react'
import type { AddressName } from './addresses'
import type { CardScreenName } from './cards/card-screens'
import { onDemand } from './kit/on-demand'

const screen = (load: () => Promise<ComponentType>): ComponentType => onDemand(load)

const comingSoon = screen(async () => (await import('./shell/coming-soon-screen')).ComingSoonScreen)
const home = screen(async () => (await import('./home/home-screen')).HomeScreen)
const dni = screen(async () => (await import('./access/dni-screen')).DniScreen)
const payableLoans = screen(async () => (await import('./payments/payable-loans-screen')).PayableLoansScreen)

/** Every screen of My Cards comes with the first of them. */
function card(name: CardScreenName): ComponentType {
  return screen(async () => (await import('./cards/card-screens')).cardScreens[name])
}

/** What shows at each address, brought when somebody comes to it. */
export const screens: Readonly<Record<AddressName, ComponentType>> = {
  splash: screen(async () => (await import('./access/splash-screen')).SplashScreen),
  installApp: screen(async () => (await import('./access/install-screen')).InstallScreen),
  introduction: screen(async () => (await import('./access/introduction-screen')).IntroductionScreen),
  main: dni,
  dni: dni,
  identity: screen(async () => (await import('./access/identity-screen')).IdentityScreen),
  login: screen(async () => (await import('./access/password-screen')).PasswordScreen),
  smsCode: screen(async () => (await import('./access/code-screen')).CodeScreen),
  smsNotReceived: screen(async () => (await import('./access/sms-not-received-screen')).SmsNotReceivedScreen),
  notACustomer: screen(async () => (await import('./access/not-a-customer-screen')).NotACustomerScreen),
  phoneChange: screen(async () => (await import('./access/phone-change-screen')).PhoneChangeScreen),
  cardUpdate: screen(async () => (await import('./cards/card-update-screen')).CardUpdateScreen),
  wiki: screen(async () => (await import('./shared/wiki-screen')).WikiScreen),
  autoLogin: screen(async () => (await import('./access/auto-login-screen')).AutoLoginScreen),
  pushOptIn: screen(async () => (await import('./notifications/push-opt-in-screen')).PushOptInScreen),
  password: screen(async () => (await import('./access/new-password-screen')).NewPasswordScreen),
  profile: screen(async () => (await import('./profile/profile-screen')).ProfileScreen),
  loans: screen(async () => (await import('./loans/loans-screen')).LoansScreen),
  loan: screen(async () => (await import('./loans/loan-screen')).LoanScreen),
  allInstallments: screen(
    async () => (await import('./loans/all-installments-screen')).AllInstallmentsScreen,
  ),
  payInstallments: payableLoans,
  receiptNotification: screen(
    async () => (await import('./payments/receipt-notification-screen')).ReceiptNotificationScreen,
  ),
  earlyCancellation: comingSoon,
  debtFree: comingSoon,
  couponBook: screen(async () => (await import('./documents/coupon-book-screen')).CouponBookScreen),
  otherServices: comingSoon,
  invoices: comingSoon,
  claims: comingSoon,
  home: home,
  newHome: home,
  logout: screen(async () => (await import('./shell/portal-frame')).LogoutScreen),
  paymentStatus: screen(async () => (await import('./payments/payment-status-screen')).PaymentStatusScreen),
  newLoan: comingSoon,
  survey: comingSoon,
  help: comingSoon,
  myPayments: screen(async () => (await import('./payments/my-payments-screen')).MyPaymentsScreen),
  lineOffer: comingSoon,
  unlock: screen(async () => (await import('./access/unlock-screen')).UnlockScreen),
  payInstallment: payableLoans,
  paymentSummary: screen(
    async () => (await import('./payments/payment-summary-screen')).PaymentSummaryScreen,
  ),
  paymentFinal: screen(async () => (await import('./payments/payment-final-screen')).PaymentFinalScreen),
  payOnline: screen(async () => (await import('./payments/pay-online-screen')).PayOnlineScreen),
  howToPayOnline: screen(
    async () => (await import('./payments/how-to-pay-online-screen')).HowToPayOnlineScreen,
  ),
  payByDebitCard: screen(
    async () => (await import('./payments/pay-online-method-screens')).PayByDebitCardScreen,
  ),
  payByWallet: screen(async () => (await import('./payments/pay-online-method-screens')).PayByWalletScreen),
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
  refinancing: comingSoon,
  refinancingPlan: comingSoon,
  refinancingSelfie: comingSoon,
  refinancingCheck: comingSoon,
  refinancingCard: comingSoon,
  refinancingSummary: comingSoon,
  refinancingResult: comingSoon,
  qrPayment: comingSoon,
  qrAmount: comingSoon,
  qrPlan: comingSoon,
  qrVoucher: comingSoon,
  lineRequest: comingSoon,
  lineDetail: comingSoon,
  lineInstallments: comingSoon,
  lineMovements: comingSoon,
  lineDismissal: comingSoon,
}
