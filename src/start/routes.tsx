import type { ComponentType } from 'react'
import { DniScreen } from '@/ui/access/dni-screen'
import {
  addresses,
  addressNames,
  type AddressName,
  type ChunkName,
  type AddressNamesInChunk,
} from '@/ui/addresses'
import type { OnDemandComponents } from '@/ui/app'
import {
  OnDemandModule,
  createOnDemandComponent,
  createComponentFromChunk,
  type OnDemandComponent,
} from '@/ui/kit/on-demand'
import { ScreenLoadingPlaceholder } from '@/ui/shell/screen-loading-placeholder'

const loadingPlaceholder = <ScreenLoadingPlaceholder />

/**
 * Placeholder of the payment summary: with a panel where the home and the loan have one, so that the panel
 * which moves from there to the summary does not disappear while the summary's code is loading.
 */
const paymentSummaryPlaceholder = <ScreenLoadingPlaceholder firstShape="panel" />

function createOnDemandScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemandComponent<Props> {
  return createOnDemandComponent(load, loadingPlaceholder)
}

const HomeScreen = createOnDemandScreen(() => import('./screens/home-screen').then((code) => code.HomeScreen))

/** The layout around the screens of a signed-in customer. Its code is loaded when it is needed. */
export const PortalFrame = createOnDemandScreen(
  async () => (await import('./screens/portal-frame')).PortalFrame,
)

/**
 * The screen that is shown if the portal could not load the account status that the wanted screen needs.
 * Source: SES-19.
 */
const AccountStatusNotLoadedMessage = createOnDemandScreen(
  async () => (await import('./screens/entry-screens')).AccountStatusNotLoadedMessage,
)

/**
 * The screen that is shown in place of a screen that the lender has closed for maintenance. Source:
 * OPS-05.
 */
const MaintenanceScreen = createOnDemandScreen(
  async () => (await import('@/ui/shell/operator-parts')).MaintenanceScreen,
)

/** The diagnostics panel for integrators. Its code is loaded only if diagnostics are on. Source: CON-05. */
const ContractDeviationsPanel = createOnDemandComponent(
  async () => (await import('@/ui/shell/operator-parts')).ContractDeviationsPanel,
)

/**
 * Returns the screens of one chunk (code file), which are loaded together because a few requests cost
 * less than many small ones.
 */
function screensOfChunk<Chunk extends ChunkName>(
  chunk: Chunk,
  load: () => Promise<Readonly<Record<AddressNamesInChunk<Chunk>, ComponentType>>>,
): Readonly<Record<AddressNamesInChunk<Chunk>, OnDemandComponent<object>>> {
  const code = new OnDemandModule(load)
  const names = addressNames.filter(
    (name): name is AddressNamesInChunk<Chunk> => addresses[name].chunk === chunk,
  )
  const all = names.map((name) => [
    name,
    createComponentFromChunk(
      code,
      (loaded) => loaded[name],
      name === 'paymentSummary' ? paymentSummaryPlaceholder : loadingPlaceholder,
    ),
  ])
  return Object.fromEntries(all) as Record<AddressNamesInChunk<Chunk>, OnDemandComponent<object>>
}

/** The screen of each address of the portal. Its code is loaded when the screen is opened, or in advance. */
export const screensByAddress: Readonly<
  Record<AddressName, ComponentType & Partial<OnDemandComponent<object>>>
> = {
  revocation: createOnDemandScreen(() =>
    import('./screens/consumer-request-screens').then((code) => code.RevocationScreen),
  ),
  serviceCancellation: createOnDemandScreen(() =>
    import('./screens/consumer-request-screens').then((code) => code.ServiceCancellationScreen),
  ),
  verification: createOnDemandScreen(() =>
    import('./screens/verification-screen').then((code) => code.CertificateVerificationScreen),
  ),
  main: DniScreen,
  dni: DniScreen,
  phoneChange: createOnDemandScreen(() =>
    import('./screens/phone-change-screen').then((code) => code.PhoneNumberChangeScreen),
  ),
  cardUpdate: createOnDemandScreen(() =>
    import('./screens/card-update-screen').then((code) => code.CardUpdateScreen),
  ),
  lostPhone: createOnDemandScreen(() =>
    import('./screens/lost-phone-screen').then((code) => code.LostPhoneScreen),
  ),
  wiki: createOnDemandScreen(() =>
    import('@/ui/shared/wiki-screen').then((code) => code.ComponentGalleryScreen),
  ),
  pushOptIn: createOnDemandScreen(() =>
    import('./screens/push-opt-in-screen').then((code) => code.PushOptInScreen),
  ),
  password: createOnDemandScreen(() =>
    import('./screens/new-password-screen').then((code) => code.NewPasswordScreen),
  ),
  profile: createOnDemandScreen(() => import('./screens/profile-screen').then((code) => code.ProfileScreen)),
  sendReceipt: createOnDemandScreen(() =>
    import('./screens/send-receipt-screen').then((code) => code.SendReceiptScreen),
  ),
  earlyCancellation: createOnDemandScreen(() =>
    import('./screens/cancellation-screen').then((code) => code.CancellationScreen),
  ),
  debtFree: createOnDemandScreen(() =>
    import('./screens/debt-free-screen').then((code) => code.DebtFreeCertificateScreen),
  ),
  couponBook: createOnDemandScreen(() =>
    import('./screens/coupon-book-screen').then((code) => code.CouponBookScreen),
  ),
  invoices: createOnDemandScreen(() =>
    import('./screens/invoices-screen').then((code) => code.InvoicesScreen),
  ),
  home: HomeScreen,
  newHome: HomeScreen,
  logout: createOnDemandScreen(() => import('./screens/portal-frame').then((code) => code.LogoutScreen)),
  myPayments: createOnDemandScreen(() =>
    import('./screens/my-payments-screen').then((code) => code.MyPaymentsScreen),
  ),
  paymentReceipt: createOnDemandScreen(() =>
    import('./screens/payment-receipt-screen').then((code) => code.PaymentReceiptScreen),
  ),
  unlock: createOnDemandScreen(() =>
    import('./screens/unlock-screen').then((code) => code.PasskeyRegistrationScreen),
  ),
  ...screensOfChunk('arrival', () => import('./screens/arrival-screens').then((code) => code.welcomeScreens)),
  ...screensOfChunk('entry', () => import('./screens/entry-screens').then((code) => code.loginStepScreens)),
  ...screensOfChunk('loans', () => import('./screens/loan-screens').then((code) => code.loanScreens)),
  ...screensOfChunk('payment', () => import('./screens/payment-screens').then((code) => code.paymentScreens)),
  ...screensOfChunk('paying', async () => {
    const [code] = await Promise.all([
      // The summary has already loaded the same code, to show the payment methods.
      import('@/ui/payments/charge/payment-submission-screens'),
      import('./capabilities/payments'),
    ])
    return code.paymentSubmissionScreens
  }),
  ...screensOfChunk('qr-payment', () =>
    import('./screens/qr-payment-screens').then((code) => code.qrPaymentScreens),
  ),
  ...screensOfChunk('refinancing', () =>
    import('./screens/refinancing-screens').then((code) => code.refinancingScreens),
  ),
  ...screensOfChunk('line', () =>
    import('./screens/credit-line-screens').then((code) => code.creditLineScreens),
  ),
  ...screensOfChunk('cards', () => import('./screens/card-screens').then((code) => code.cardScreens)),
  ...screensOfChunk('collection', () =>
    import('./screens/collection-screens').then((code) => code.automaticCollectionScreens),
  ),
  ...screensOfChunk('support', () => import('./screens/support-screens').then((code) => code.supportScreens)),
  ...screensOfChunk('protection', () =>
    import('./screens/protection-screens').then((code) => code.accountProtectionScreens),
  ),
  ...screensOfChunk('offers', () => import('./screens/offer-screens').then((code) => code.offerScreens)),
}

/** The screens and other parts of the portal whose code is loaded when they are needed. */
export const onDemandPortalParts: OnDemandComponents = {
  screens: screensByAddress,
  PortalFrame,
  AccountStatusNotLoadedMessage,
  MaintenanceScreen,
  ContractDeviationsPanel,
}
