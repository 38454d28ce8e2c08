import type { Address } from '@/ui/address'
import { addresses } from '@/ui/addresses'
import { accessStates } from './access-gallery-states'
import { layoutStates } from './layout-gallery-states'
import { cancellationStates } from './cancellation-gallery-states'
import { cardStates } from './card-gallery-states'
import { certificateStates } from './certificate-gallery-states'
import { collectionChangeStates } from './collection-change-gallery-states'
import { collectionStates } from './collection-gallery-states'
import { otherLoginStates } from './other-login-gallery-states'
import { addressAs, addressWithState, waitUntilIdle, type GalleryState } from './gallery-tools'
import { homeStates } from './home-gallery-states'
import { lineStates } from './line-gallery-states'
import { loanStates } from './loan-gallery-states'
import { offerStates } from './offer-gallery-states'
import { otherBrandName, type OtherBrand } from './other-brand'
import { documentStates } from './document-gallery-states'
import { partPaymentStates } from './part-payment-gallery-states'
import { paymentBatchStates } from './payment-batch-gallery-states'
import { paymentStates } from './payment-gallery-states'
import { paymentReceiptStates } from './payment-receipt-gallery-states'
import { profileStates } from './profile-gallery-states'
import { protectionStates } from './protection-gallery-states'
import { qrPaymentStates } from './qr-payment-gallery-states'
import { supportStates } from './support-gallery-states'
import { refinancingStates } from './refinancing-gallery-states'

/** Returns the state with letters of twice the size. */
const withLargeLetters = (state: GalleryState): GalleryState => ({
  ...state,
  name: `letra-grande-${state.name}`,
  letters: 'large',
})

/** Returns the state as another lender publishes it, in its own colour or in one too pale to read. */
const withOtherBrand = (state: GalleryState, configuration: OtherBrand = 'other-brand'): GalleryState => ({
  ...state,
  name: `${configuration === 'other-brand' ? 'otra-marca' : 'marca-clara'}-${state.name}`,
  configuration,
  prepare: async (page, window) => {
    await (state.prepare ?? waitUntilIdle)(page, window)
    await page.getByCss('header').getByRole('img', { name: otherBrandName }).waitToAppear()
  },
})

/**
 * The screens that show most of a brand: its name, its colour, its contacts and its disabled
 * capabilities.
 */
const branded = ['ingreso', 'inicio', 'prestamo', 'resumen', 'pago-aprobado', 'ayuda']
/** Screens with text on the accent colour, and with text in it. */
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

const plain: readonly GalleryState[] = [
  ...accessStates,
  ...protectionStates,
  ...homeStates,
  ...loanStates,
  ...lineStates,
  ...paymentStates,
  ...paymentReceiptStates,
  ...partPaymentStates,
  ...paymentBatchStates,
  ...collectionStates,
  ...collectionChangeStates,
  ...cardStates,
  ...documentStates,
  ...certificateStates,
  ...supportStates,
  ...profileStates,
  ...qrPaymentStates,
  ...cancellationStates,
  ...offerStates,
  ...refinancingStates,
  ...layoutStates,
  ...otherLoginStates,
]

/** Every address that is not in the states above, opened as Marta. */
const elsewhere: readonly GalleryState[] = Object.values<Address>(addresses)
  .filter(({ path, policy }) => !path.includes(':') && !policy.neededSetting)
  .filter(({ matches }) => !plain.some(({ address }) => matches(address.split(/[?#]/, 1)[0] ?? '')))
  .map(({ path, policy }) => ({
    name: `en${path.replaceAll('/', '-')}`,
    address: policy.access === 'signed-in' ? addressAs('marta', path) : addressWithState(path),
  }))

export const galleryStates: readonly GalleryState[] = [
  ...plain,
  ...elsewhere,
  ...plain.filter(({ name }) => dense.includes(name)).map(withLargeLetters),
  ...plain.filter(({ name }) => branded.includes(name)).map((state) => withOtherBrand(state)),
  ...plain.filter(({ name }) => palest.includes(name)).map((state) => withOtherBrand(state, 'pale-brand')),
]
