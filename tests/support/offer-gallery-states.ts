import type { Page } from '#features/support/page'
import { addresses } from '@/ui/addresses'
import { offersTexts as texts } from '@/ui/texts/offers.texts'
import { demoAddressForPersona, demoStateWithNextCallAnswer, type GalleryState } from './gallery-tools'

const rechargeAddress = addresses.newLoan.to({ product: 19, subproduct: 69 })
const creditLineAddress = addresses.newLoan.to({ product: 46, subproduct: 97 })

const waitForWaitingText = async (page: Page): Promise<void> => page.getByText(texts.waiting).waitToAppear()

const waitForBusyScreen = async (page: Page): Promise<void> => {
  for (let retry = 0; retry < 3; retry += 1) {
    await waitForWaitingText(page)
    await page.device.advanceClock(5)
  }
  await page.getByText(texts.busy.title).waitToAppear()
}

function newLoan(
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
  newLoan('prestamo-nuevo', 'marta'),
  { ...newLoan('prestamo-nuevo-letra-grande', 'marta'), letters: 'large' },
  newLoan('prestamo-nuevo-en-curso', 'sofia'),
  { ...newLoan('prestamo-nuevo-en-curso-letra-grande', 'sofia'), letters: 'large' },
  newLoan(
    'prestamo-nuevo-sin-detalle',
    'sofia',
    demoStateWithNextCallAnswer('offers.findRequest', { status: 500 }),
  ),
  newLoan('prestamo-nuevo-rechazado', 'ivan'),
  newLoan('prestamo-nuevo-sin-oferta', 'marta', { set: { noOffers: true } }),
  newLoan('prestamo-nuevo-espera', 'marta', { set: { anotherOffer: true } }, waitForWaitingText),
  newLoan('prestamo-nuevo-ocupado', 'marta', { set: { anotherOffer: true } }, waitForBusyScreen),
  newLoan('prestamo-nuevo-en-mantenimiento', 'marta', { set: { maintenance: true } }),
  newLoan(
    'prestamo-nuevo-fallido',
    'marta',
    demoStateWithNextCallAnswer('offers.startOffer', { status: 500 }),
  ),
  { name: 'prestamo-nuevo-recarga', address: demoAddressForPersona('lucia', rechargeAddress) },
  { name: 'prestamo-nuevo-linea', address: demoAddressForPersona('diego', creditLineAddress) },
  { name: 'otros-servicios', address: demoAddressForPersona('marta', addresses.otherServices.path) },
]
