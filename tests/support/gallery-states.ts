import type { Address } from '@/ui/address'
import { addresses } from '@/ui/addresses'
import { accessGalleryStates } from './access-gallery-states'
import { demoAndMaintenanceGalleryStates } from './demo-and-maintenance-gallery-states'
import { cancellationGalleryStates } from './cancellation-gallery-states'
import { cardGalleryStates } from './card-gallery-states'
import { certificateGalleryStates } from './certificate-gallery-states'
import { collectionChangeGalleryStates } from './collection-change-gallery-states'
import { collectionGalleryStates } from './collection-gallery-states'
import { loginRelatedGalleryStates } from './login-related-gallery-states'
import {
  demoAddressForPersona,
  addressWithDemoState,
  waitUntilScreenIdle,
  type GalleryState,
} from './gallery-tools'
import { homeGalleryStates } from './home-gallery-states'
import { creditLineGalleryStates } from './credit-line-gallery-states'
import { loanGalleryStates } from './loan-gallery-states'
import { offerGalleryStates } from './offer-gallery-states'
import { exampleBrandLenderName, type TestBrandName } from './other-brand'
import { documentGalleryStates } from './document-gallery-states'
import { partialPaymentGalleryStates } from './partial-payment-gallery-states'
import { paymentBatchGalleryStates } from './payment-batch-gallery-states'
import { paymentGalleryStates } from './payment-gallery-states'
import { paymentReceiptGalleryStates } from './payment-receipt-gallery-states'
import { profileGalleryStates } from './profile-gallery-states'
import { protectionGalleryStates } from './protection-gallery-states'
import { qrPaymentGalleryStates } from './qr-payment-gallery-states'
import { supportGalleryStates } from './support-gallery-states'
import { refinancingGalleryStates } from './refinancing-gallery-states'

/** Returns a copy of the gallery state (a screen in one state) with letters of twice the size. */
const withLargeLetters = (state: GalleryState): GalleryState => ({
  ...state,
  name: `letra-grande-${state.name}`,
  letterSize: 'large',
})

/**
 * Returns a copy of the gallery state (a screen in one state) with the brand of another lender. Its colour
 * is either that lender's own colour or a colour that is too pale to read.
 */
const withTestBrand = (
  state: GalleryState,
  configurationName: TestBrandName = 'other-brand',
): GalleryState => ({
  ...state,
  name: `${configurationName === 'other-brand' ? 'otra-marca' : 'marca-clara'}-${state.name}`,
  configurationName,
  prepare: async (page, window) => {
    await (state.prepare ?? waitUntilScreenIdle)(page, window)
    await page.getByCss('header').getByRole('img', { name: exampleBrandLenderName }).waitToAppear()
  },
})

/**
 * Names of the gallery states that show most of a lender's brand: its name, its colour, its contacts and its
 * disabled capabilities.
 */
const brandStateNames = ['ingreso', 'inicio', 'prestamo', 'resumen', 'pago-aprobado', 'ayuda']
/** Names of the gallery states with text on the lender's accent colour, and with text in that colour. */
const paleBrandStateNames = ['ingreso', 'inicio-novedades']

const largeLetterStateNames = [
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

const standardGalleryStates: readonly GalleryState[] = [
  ...accessGalleryStates,
  ...protectionGalleryStates,
  ...homeGalleryStates,
  ...loanGalleryStates,
  ...creditLineGalleryStates,
  ...paymentGalleryStates,
  ...paymentReceiptGalleryStates,
  ...partialPaymentGalleryStates,
  ...paymentBatchGalleryStates,
  ...collectionGalleryStates,
  ...collectionChangeGalleryStates,
  ...cardGalleryStates,
  ...documentGalleryStates,
  ...certificateGalleryStates,
  ...supportGalleryStates,
  ...profileGalleryStates,
  ...qrPaymentGalleryStates,
  ...cancellationGalleryStates,
  ...offerGalleryStates,
  ...refinancingGalleryStates,
  ...demoAndMaintenanceGalleryStates,
  ...loginRelatedGalleryStates,
]

/**
 * Gallery states of the addresses that no state in `standardGalleryStates` opens. Those that need a session are opened
 * as Marta.
 */
const statesOfUncoveredAddresses: readonly GalleryState[] = Object.values<Address>(addresses)
  .filter(({ path, policy }) => !path.includes(':') && !policy.neededSetting)
  .filter(
    ({ matches }) => !standardGalleryStates.some(({ address }) => matches(address.split(/[?#]/, 1)[0] ?? '')),
  )
  .map(({ path, policy }) => ({
    name: `en${path.replaceAll('/', '-')}`,
    address:
      policy.access === 'signed-in' ? demoAddressForPersona('marta', path) : addressWithDemoState(path),
  }))

export const everyGalleryState: readonly GalleryState[] = [
  ...standardGalleryStates,
  ...statesOfUncoveredAddresses,
  ...standardGalleryStates.filter(({ name }) => largeLetterStateNames.includes(name)).map(withLargeLetters),
  ...standardGalleryStates
    .filter(({ name }) => brandStateNames.includes(name))
    .map((state) => withTestBrand(state)),
  ...standardGalleryStates
    .filter(({ name }) => paleBrandStateNames.includes(name))
    .map((state) => withTestBrand(state, 'pale-brand')),
]
