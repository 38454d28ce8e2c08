import { identityProviderStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { creditLineLoanRequestTexts as texts } from '@/ui/texts/credit-line-loan-request.texts'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import { substringPattern, type Page } from '#features/support/page'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  waitForHeading,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const {
  creditLineRequest,
  creditLineDetail,
  creditLineInstallments,
  creditLineMovements,
  creditLineDismissal,
  creditLineOffer,
} = addresses

const enterAmount = async (page: Page, amount: string): Promise<void> => {
  await page.getByLabel(texts.amount.label).fill(amount)
  await pressButton(page, texts.amount.submit)
  await waitUntilScreenIdle(page)
}

const choosePlan = async (page: Page, installments = '6 cuotas'): Promise<void> => {
  await enterAmount(page, '50.000')
  await page.main.getByRole('radio', { name: substringPattern(installments) }).setChecked()
}

const requestLoan = async (page: Page): Promise<void> => {
  await choosePlan(page)
  await pressButton(page, /^Pedir \$/)
  await waitUntilScreenIdle(page)
}

const requestAndTakeSelfie = async (page: Page, ending: string): Promise<void> => {
  await requestLoan(page)
  await pressButton(page, texts.check.submit)
  await page.getByRole('button', { name: ending }).press()
  await page.waitForPath(creditLineRequest.path)
  await waitUntilScreenIdle(page)
}

const { HIT, NO_HIT } = identityProviderStandInTexts.decisions

/** Gallery states of the screens of the revolving credit line. */
export const creditLineGalleryStates: readonly GalleryState[] = [
  { name: 'linea', address: demoAddressForPersona('lucia', creditLineDetail.path) },
  { name: 'linea-en-deuda', address: demoAddressForPersona('hector', creditLineDetail.path) },
  { name: 'linea-deshabilitada', address: demoAddressForPersona('norma', creditLineDetail.path) },
  {
    name: 'linea-fallida',
    address: demoAddressForPersona(
      'lucia',
      creditLineDetail.path,
      demoStateWithNextCallAnswer('revolving-line.findLine', { status: 500 }),
    ),
  },
  {
    name: 'linea-letra-grande',
    address: demoAddressForPersona('lucia', creditLineDetail.path),
    letterSize: 'large',
  },
  { name: 'linea-vencimiento', address: demoAddressForPersona('lucia', creditLineInstallments.path) },
  { name: 'linea-sin-vencimiento', address: demoAddressForPersona('norma', creditLineInstallments.path) },
  { name: 'linea-movimientos', address: demoAddressForPersona('lucia', creditLineMovements.path) },
  {
    name: 'linea-mil-movimientos',
    address: demoAddressForPersona('lucia', creditLineMovements.path, { set: { lineMovements: 1000 } }),
    prepare: async (page) => {
      await pressButton(page, creditLineTexts.movements.seeMore)
      await waitUntilScreenIdle(page)
    },
  },
  { name: 'linea-sin-movimientos', address: demoAddressForPersona('norma', creditLineMovements.path) },
  { name: 'linea-baja', address: demoAddressForPersona('lucia', creditLineDismissal.path) },
  { name: 'linea-oferta', address: demoAddressForPersona('diego', creditLineOffer.path) },
  {
    name: 'linea-oferta-en-deuda',
    address: demoAddressForPersona('diego', creditLineOffer.path, {
      set: { loans: { '40135582': { owes: 4 } } },
    }),
  },
  {
    name: 'linea-oferta-como-funciona',
    address: demoAddressForPersona('diego', creditLineOffer.path),
    prepare: (page) => pressButton(page, creditLineTexts.offer.how),
  },
  { name: 'linea-pedir', address: demoAddressForPersona('lucia', creditLineRequest.path) },
  {
    name: 'linea-pedir-de-mas',
    address: demoAddressForPersona('lucia', creditLineRequest.path),
    prepare: async (page) => {
      await page.getByLabel(texts.amount.label).fill('412.350,51')
      await page.getByLabel(texts.amount.label).pressKey('Tab')
    },
  },
  { name: 'linea-pedir-en-deuda', address: demoAddressForPersona('hector', creditLineRequest.path) },
  {
    name: 'linea-cuotas',
    address: demoAddressForPersona('lucia', creditLineRequest.path),
    prepare: (page) => enterAmount(page, '50.000'),
  },
  {
    name: 'linea-costo',
    address: demoAddressForPersona('lucia', creditLineRequest.path),
    prepare: (page) => choosePlan(page),
  },
  {
    name: 'linea-costo-letra-grande',
    address: demoAddressForPersona('lucia', creditLineRequest.path),
    prepare: (page) => choosePlan(page),
    letterSize: 'large',
  },
  {
    name: 'linea-costo-en-parte',
    address: demoAddressForPersona('lucia', creditLineRequest.path, { set: { costsInPart: true } }),
    prepare: (page) => choosePlan(page),
  },
  {
    name: 'linea-sin-cuotas',
    address: demoAddressForPersona('lucia', creditLineRequest.path),
    prepare: (page) => enterAmount(page, '0,01'),
  },
  {
    name: 'linea-en-duda',
    address: demoAddressForPersona('lucia', creditLineRequest.path, {
      next: [
        { call: 'revolving-line.createLoan', answer: 'lost-answer' },
        { call: 'payments.paymentStatus', answer: { status: 200, body: { status: 'IN_PROCESS' } } },
      ],
    }),
    prepare: requestLoan,
  },
  {
    name: 'linea-no-llego',
    address: demoAddressForPersona(
      'lucia',
      creditLineRequest.path,
      demoStateWithNextCallAnswer('revolving-line.createLoan', 'network-error'),
    ),
    prepare: requestLoan,
  },
  {
    name: 'linea-rechazada',
    address: demoAddressForPersona(
      'lucia',
      creditLineRequest.path,
      demoStateWithNextCallAnswer('revolving-line.createLoan', { status: 409, code: 'LINE_NOT_ENABLED' }),
    ),
    prepare: requestLoan,
  },
  {
    name: 'linea-selfie',
    address: demoAddressForPersona('lucia', creditLineRequest.path),
    prepare: requestLoan,
  },
  {
    name: 'linea-selfie-no-coincide',
    address: demoAddressForPersona('lucia', creditLineRequest.path),
    prepare: (page) => requestAndTakeSelfie(page, NO_HIT),
  },
  {
    name: 'linea-resumen',
    address: demoAddressForPersona('lucia', creditLineRequest.path),
    prepare: (page) => requestAndTakeSelfie(page, HIT),
  },
  {
    name: 'linea-resumen-fallido',
    address: demoAddressForPersona(
      'lucia',
      creditLineRequest.path,
      demoStateWithNextCallAnswer('loan-cost.costDetail', { status: 500 }),
    ),
    prepare: (page) => requestAndTakeSelfie(page, HIT),
  },
  {
    name: 'linea-lista',
    address: demoAddressForPersona('lucia', creditLineRequest.path),
    prepare: async (page) => {
      await requestAndTakeSelfie(page, HIT)
      await pressButton(page, texts.summary.submit)
      await waitForHeading(page, texts.done.title)
    },
  },
]
