import type { ComponentType } from 'react'
import type { Area } from '@/domain/session/permissions'
import type { EntryScreen } from '@/domain/access/entry'
import type { CardPath } from './cards/card-screens'
import { onDemand } from './kit/on-demand'
import { paths } from './paths'
import type { Route, RouteAccess, ScreenProps } from './route'

type Screen = ComponentType<ScreenProps>

const screen = (load: () => Promise<Screen>): Route['screen'] => onDemand(load)

const comingSoon = screen(async () => (await import('./shell/coming-soon-screen')).ComingSoonScreen)
const home = screen(async () => (await import('./home/home-screen')).HomeScreen)
const dni = screen(async () => (await import('./access/dni-screen')).DniScreen)
const payableLoans = screen(async () => (await import('./payments/payable-loans-screen')).PayableLoansScreen)

function later(path: string, access: RouteAccess, area?: Area): Route {
  return { path, access, screen: comingSoon, ...(area === undefined ? {} : { area }) }
}

function entry(path: string, entryScreen: EntryScreen, load: () => Promise<Screen>): Route {
  return { path, access: 'public', entryScreen, screen: screen(load) }
}

/** Open to everybody, and nothing of the portal around it. */
function withoutMenu(path: string, load: () => Promise<Screen>): Route {
  return { path, access: 'open', menu: 'none', screen: screen(load) }
}

/** Every screen of My Cards comes with the first of them. */
function card(path: CardPath): Route {
  const load = async () => (await import('./cards/card-screens')).cardScreens[path]
  return { path, access: 'signed-in', screen: screen(load) }
}

/** Every route of the portal, in the specification's order. */
export const routes: readonly Route[] = [
  withoutMenu(paths.splash, async () => (await import('./access/splash-screen')).SplashScreen),
  withoutMenu(paths.installApp, async () => (await import('./access/install-screen')).InstallScreen),
  {
    path: paths.introduction,
    access: 'public',
    screen: screen(async () => (await import('./access/introduction-screen')).IntroductionScreen),
  },
  { path: paths.main, access: 'public', screen: dni },
  { path: paths.dni, access: 'public', screen: dni },
  entry(
    paths.identity,
    'identity-choice',
    async () => (await import('./access/identity-screen')).IdentityScreen,
  ),
  entry(paths.login, 'password', async () => (await import('./access/password-screen')).PasswordScreen),
  entry(paths.smsCode, 'sms-code', async () => (await import('./access/code-screen')).CodeScreen),
  entry(
    paths.smsNotReceived,
    'sms-not-received',
    async () => (await import('./access/sms-not-received-screen')).SmsNotReceivedScreen,
  ),
  entry(
    paths.notACustomer,
    'inactive',
    async () => (await import('./access/not-a-customer-screen')).NotACustomerScreen,
  ),
  {
    path: paths.phoneChange,
    access: 'open',
    screen: screen(async () => (await import('./access/phone-change-screen')).PhoneChangeScreen),
  },
  withoutMenu(paths.cardUpdate, async () => (await import('./cards/card-update-screen')).CardUpdateScreen),
  {
    path: paths.wiki,
    access: 'open',
    needs: 'wiki',
    screen: screen(async () => (await import('./shared/wiki-screen')).WikiScreen),
  },
  withoutMenu(paths.autoLogin, async () => (await import('./access/auto-login-screen')).AutoLoginScreen),
  {
    path: paths.pushOptIn,
    access: 'signed-in',
    screen: screen(async () => (await import('./notifications/push-opt-in-screen')).PushOptInScreen),
  },
  {
    path: paths.password,
    access: 'signed-in',
    screen: screen(async () => (await import('./access/new-password-screen')).NewPasswordScreen),
  },
  {
    path: paths.profile,
    access: 'signed-in',
    area: 'profile',
    screen: screen(async () => (await import('./profile/profile-screen')).ProfileScreen),
  },
  {
    path: paths.loans,
    access: 'signed-in',
    area: 'loans',
    screen: screen(async () => (await import('./loans/loans-screen')).LoansScreen),
  },
  {
    path: '/mis-prestamos/:idLoan',
    access: 'signed-in',
    area: 'installments',
    screen: screen(async () => (await import('./loans/loan-screen')).LoanScreen),
  },
  {
    path: '/mis-prestamos/:idLoan/ver-todas',
    access: 'signed-in',
    area: 'installments',
    screen: screen(async () => (await import('./loans/all-installments-screen')).AllInstallmentsScreen),
  },
  { path: paths.payInstallments, access: 'signed-in', area: 'pay-installment', screen: payableLoans },
  {
    path: paths.receiptNotification,
    access: 'signed-in',
    area: 'receipts',
    screen: screen(
      async () => (await import('./payments/receipt-notification-screen')).ReceiptNotificationScreen,
    ),
  },
  later(paths.earlyCancellation, 'signed-in', 'early-cancellation'),
  later(paths.debtFree, 'signed-in', 'debt-free-certificate'),
  {
    path: paths.couponBook,
    access: 'signed-in',
    area: 'vouchers',
    screen: screen(async () => (await import('./documents/coupon-book-screen')).CouponBookScreen),
  },
  later(paths.otherServices, 'signed-in', 'more-products'),
  later(paths.invoices, 'signed-in', 'bills'),
  later(paths.claims, 'signed-in'),
  { path: paths.home, access: 'signed-in', screen: home },
  { path: paths.newHome, access: 'signed-in', screen: home },
  {
    path: paths.logout,
    access: 'signed-in',
    frame: 'public',
    screen: screen(async () => (await import('./access/logout-screen')).LogoutScreen),
  },
  {
    path: paths.paymentStatus,
    access: 'signed-in',
    screen: screen(async () => (await import('./payments/payment-status-screen')).PaymentStatusScreen),
  },
  later(paths.newLoan, 'signed-in', 'new-loan'),
  later(paths.survey, 'signed-in', 'survey'),
  later(paths.help, 'signed-in', 'help'),
  {
    path: paths.myPayments,
    access: 'signed-in',
    area: 'my-payments',
    screen: screen(async () => (await import('./payments/my-payments-screen')).MyPaymentsScreen),
  },
  later(paths.lineOffer, 'signed-in', 'revolving-offer'),
  {
    path: paths.unlock,
    access: 'signed-in',
    area: 'unlock-registration',
    screen: screen(async () => (await import('./access/unlock-screen')).UnlockScreen),
  },
  { path: paths.payInstallment, access: 'signed-in', area: 'pay-installment', screen: payableLoans },
  {
    path: paths.paymentSummary,
    access: 'signed-in',
    area: 'payment-steps',
    screen: screen(async () => (await import('./payments/payment-summary-screen')).PaymentSummaryScreen),
  },
  {
    path: paths.paymentFinal,
    access: 'signed-in',
    area: 'payment-steps',
    screen: screen(async () => (await import('./payments/payment-final-screen')).PaymentFinalScreen),
  },
  {
    path: paths.payOnline,
    access: 'signed-in',
    area: 'payment-steps',
    screen: screen(async () => (await import('./payments/pay-online-screen')).PayOnlineScreen),
  },
  {
    path: paths.howToPayOnline,
    access: 'signed-in',
    area: 'payment-steps',
    screen: screen(async () => (await import('./payments/how-to-pay-online-screen')).HowToPayOnlineScreen),
  },
  {
    path: paths.payByDebitCard,
    access: 'signed-in',
    area: 'payment-steps',
    screen: screen(async () => (await import('./payments/pay-online-method-screens')).PayByDebitCardScreen),
  },
  {
    path: paths.payByWallet,
    access: 'signed-in',
    area: 'payment-steps',
    screen: screen(async () => (await import('./payments/pay-online-method-screens')).PayByWalletScreen),
  },
  card(paths.cards),
  card('/mis-tarjetas/detalle'),
  card('/mis-tarjetas/prestamos'),
  card('/mis-tarjetas/nueva'),
  card('/mis-tarjetas/nueva/resumen'),
  card('/mis-tarjetas/nueva/final'),
  card('/mis-tarjetas/reemplazar/detalle'),
  card('/mis-tarjetas/reemplazar'),
  card('/mis-tarjetas/reemplazar/nueva'),
  card('/mis-tarjetas/reemplazar/final'),
  card('/mis-tarjetas/sin-tarjetas'),
  card('/mis-tarjetas/error/fallo-consulta'),
  card('/mis-tarjetas/sin-prestamos'),
  card('/mis-tarjetas/error/fallo-reemplazo'),
  later(paths.refinancing, 'open'),
  later('/refinanciacion/plan-cuotas', 'open'),
  later('/refinanciacion/selfie', 'open'),
  later('/refinanciacion/biometria', 'open'),
  later('/refinanciacion/forma-pago', 'open'),
  later('/refinanciacion/resumen', 'open'),
  later('/refinanciacion/final', 'open'),
  later(paths.qrPayment, 'signed-in', 'revolving-line'),
  later('/pagar-qr/seleccionar-monto', 'signed-in', 'revolving-line'),
  later('/pagar-qr/plan-cuotas', 'signed-in', 'revolving-line'),
  later('/pagar-qr/comprobante', 'signed-in', 'revolving-line'),
  later(paths.lineRequest, 'signed-in', 'revolving-line'),
  later(paths.lineDetail, 'signed-in', 'revolving-line'),
  later(paths.lineInstallments, 'signed-in', 'revolving-line'),
  later(paths.lineMovements, 'signed-in', 'revolving-line'),
  later(paths.lineDismissal, 'signed-in', 'revolving-line'),
]

/** Areas with a start of their own, where their unknown paths lead. Source: SES-03. */
export const areaStarts: readonly string[] = [
  paths.payInstallment,
  paths.cards,
  paths.refinancing,
  paths.qrPayment,
]
