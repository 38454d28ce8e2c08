import type { Page } from '#features/support/page'
import { addresses } from '@/ui/addresses'
import { offersTexts as texts } from '@/ui/texts/offers.texts'
import { demoAddressForPersona, demoStateWithNextCallAnswer, type GalleryState } from './gallery-tools'

const topUpLoanAddress = addresses.newLoan.createPath({ product: 19, subproduct: 69 })
const creditLineAddress = addresses.newLoan.createPath({ product: 46, subproduct: 97 })

const waitForWaitingText = async (page: Page): Promise<void> => page.getByText(texts.waiting).waitToAppear()

const waitForBusyScreen = async (page: Page): Promise<void> => {
  for (let retry = 0; retry < 3; retry += 1) {
    await waitForWaitingText(page)
    await page.device.advanceClock(5)
  }
  await page.getByText(texts.busy.title).waitToAppear()
}

function newLoanGalleryState(
  name: string,
  customer: string,
  change = {},
  prepare?: GalleryState['prepare'],
): GalleryState {
  return {
    name,
    address: demoAddressForPersona(customer, addresses.newLoan.path, change),
    ...(prepare ? { prepare } : {}),
  }
}

/** Gallery states of the screens for requesting a new loan, and of other services. */
export const offerGalleryStates: readonly GalleryState[] = [
  newLoanGalleryState('prestamo-nuevo', 'marta'),
  { ...newLoanGalleryState('prestamo-nuevo-letra-grande', 'marta'), letterSize: 'large' },
  newLoanGalleryState('prestamo-nuevo-en-curso', 'sofia'),
  { ...newLoanGalleryState('prestamo-nuevo-en-curso-letra-grande', 'sofia'), letterSize: 'large' },
  newLoanGalleryState(
    'prestamo-nuevo-sin-detalle',
    'sofia',
    demoStateWithNextCallAnswer('offers.findRequest', { status: 500 }),
  ),
  newLoanGalleryState('prestamo-nuevo-rechazado', 'ivan'),
  newLoanGalleryState('prestamo-nuevo-sin-oferta', 'marta', { set: { noOffers: true } }),
  newLoanGalleryState('prestamo-nuevo-espera', 'marta', { set: { anotherOffer: true } }, waitForWaitingText),
  newLoanGalleryState('prestamo-nuevo-ocupado', 'marta', { set: { anotherOffer: true } }, waitForBusyScreen),
  newLoanGalleryState('prestamo-nuevo-en-mantenimiento', 'marta', { set: { maintenance: true } }),
  newLoanGalleryState(
    'prestamo-nuevo-fallido',
    'marta',
    demoStateWithNextCallAnswer('offers.startOffer', { status: 500 }),
  ),
  { name: 'prestamo-nuevo-recarga', address: demoAddressForPersona('lucia', topUpLoanAddress) },
  { name: 'prestamo-nuevo-linea', address: demoAddressForPersona('diego', creditLineAddress) },
  { name: 'otros-servicios', address: demoAddressForPersona('marta', addresses.otherServices.path) },
]
