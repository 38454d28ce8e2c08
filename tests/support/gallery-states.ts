import type { Address } from '@/ui/address'
import { addresses } from '@/ui/addresses'
import { loginScreenshots } from './access-gallery-states'
import { demoAndMaintenanceScreenshots } from './layout-gallery-states'
import { loanCancellationScreenshots } from './cancellation-gallery-states'
import { debitCardScreenshots } from './card-gallery-states'
import { debtFreeCertificateScreenshots } from './certificate-gallery-states'
import { automaticCollectionChangeScreenshots } from './collection-change-gallery-states'
import { automaticCollectionScreenshots } from './collection-gallery-states'
import { loginRelatedScreenshots } from './other-login-gallery-states'
import {
  demoAddressForPersona,
  addressWithDemoState,
  waitUntilScreenIdle,
  type ScreenshotDefinition,
} from './gallery-tools'
import { homeScreenshots } from './home-gallery-states'
import { creditLineScreenshots } from './credit-line-gallery-states'
import { loanScreenshots } from './loan-gallery-states'
import { newLoanScreenshots } from './offer-gallery-states'
import { otherBrandLenderName, type TestBrandName } from './other-brand'
import { customerDocumentScreenshots } from './document-gallery-states'
import { partialPaymentScreenshots } from './partial-payment-gallery-states'
import { batchPaymentScreenshots } from './payment-batch-gallery-states'
import { paymentScreenshots } from './payment-gallery-states'
import { paymentReceiptScreenshots } from './payment-receipt-gallery-states'
import { customerProfileScreenshots } from './profile-gallery-states'
import { accountProtectionScreenshots } from './protection-gallery-states'
import { qrPaymentScreenshots } from './qr-payment-gallery-states'
import { customerSupportScreenshots } from './support-gallery-states'
import { refinancingScreenshots } from './refinancing-gallery-states'

/** Returns a copy of the gallery state (a screen in one state) with letters of twice the size. */
const withLargeLetters = (state: ScreenshotDefinition): ScreenshotDefinition => ({
  ...state,
  name: `letra-grande-${state.name}`,
  letters: 'large',
})

/**
 * Returns a copy of the gallery state (a screen in one state) as another lender publishes it, in its own
 * colour or in one too pale to read.
 */
const withOtherBrand = (
  state: ScreenshotDefinition,
  configuration: TestBrandName = 'other-brand',
): ScreenshotDefinition => ({
  ...state,
  name: `${configuration === 'other-brand' ? 'otra-marca' : 'marca-clara'}-${state.name}`,
  configuration,
  prepare: async (page, window) => {
    await (state.prepare ?? waitUntilScreenIdle)(page, window)
    await page.getByCss('header').getByRole('img', { name: otherBrandLenderName }).waitToAppear()
  },
})

/**
 * Names of the gallery states that show most of a lender's brand: its name, its colour, its contacts and its
 * disabled capabilities.
 */
const branded = ['ingreso', 'inicio', 'prestamo', 'resumen', 'pago-aprobado', 'ayuda']
/** Names of the gallery states with text on the lender's accent colour, and with text in that colour. */
const palest = ['ingreso', 'inicio-novedades']

const dense = [
  'mis-datos',
  'mis-datos-domicilio-largo',
  'mis-datos-foto-acomodar',
  'actualizar-td-mal',
  'cambio-celular',
  'recibir-avisos',
  'ingreso-no-encontrado',
  'codigo',
  'inicio-en-deuda',
  'inicio-novedades',
  'prestamos-importes-grandes',
  'prestamo-vencido',
  'cobro-automatico-sin-saldo',
  'resumen-vencido',
  'pagar-por-cvu-sin-cvu',
  'tarjetas',
  'tarjetas-agregar-resumen',
  'mis-pagos',
  'cuponera-con-debito-automatico',
  'comprobante-con-archivo',
]

const plain: readonly ScreenshotDefinition[] = [
  ...loginScreenshots,
  ...accountProtectionScreenshots,
  ...homeScreenshots,
  ...loanScreenshots,
  ...creditLineScreenshots,
  ...paymentScreenshots,
  ...paymentReceiptScreenshots,
  ...partialPaymentScreenshots,
  ...batchPaymentScreenshots,
  ...automaticCollectionScreenshots,
  ...automaticCollectionChangeScreenshots,
  ...debitCardScreenshots,
  ...customerDocumentScreenshots,
  ...debtFreeCertificateScreenshots,
  ...customerSupportScreenshots,
  ...customerProfileScreenshots,
  ...qrPaymentScreenshots,
  ...loanCancellationScreenshots,
  ...newLoanScreenshots,
  ...refinancingScreenshots,
  ...demoAndMaintenanceScreenshots,
  ...loginRelatedScreenshots,
]

/**
 * Gallery states of the addresses that no state above opens. Those that need a session are opened as Marta.
 */
const elsewhere: readonly ScreenshotDefinition[] = Object.values<Address>(addresses)
  .filter(({ path, policy }) => !path.includes(':') && !policy.neededSetting)
  .filter(({ matches }) => !plain.some(({ address }) => matches(address.split(/[?#]/, 1)[0] ?? '')))
  .map(({ path, policy }) => ({
    name: `en${path.replaceAll('/', '-')}`,
    address:
      policy.access === 'signed-in' ? demoAddressForPersona('marta', path) : addressWithDemoState(path),
  }))

export const everyScreenshotDefinition: readonly ScreenshotDefinition[] = [
  ...plain,
  ...elsewhere,
  ...plain.filter(({ name }) => dense.includes(name)).map(withLargeLetters),
  ...plain.filter(({ name }) => branded.includes(name)).map((state) => withOtherBrand(state)),
  ...plain.filter(({ name }) => palest.includes(name)).map((state) => withOtherBrand(state, 'pale-brand')),
]
