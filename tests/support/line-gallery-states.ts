import { identityStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { lineRequestTexts as texts } from '@/ui/texts/line-request.texts'
import { lineTexts } from '@/ui/texts/revolving-line.texts'
import { textContaining, type Page } from '#features/support/page'
import { as, atRest, heading, next, press, type GalleryState } from './gallery-tools'

const { lineRequest, lineDetail, lineInstallments, lineMovements, lineDismissal, lineOffer } = addresses

const ask = async (page: Page, amount: string): Promise<void> => {
  await page.label(texts.amount.label).fill(amount)
  await press(page, texts.amount.submit)
  await atRest(page)
}

const choose = async (page: Page, installments = '6 cuotas'): Promise<void> => {
  await ask(page, '50.000')
  await page.main.role('radio', { name: textContaining(installments) }).setChecked()
}

const request = async (page: Page): Promise<void> => {
  await choose(page)
  await press(page, /^Pedir \$/)
  await atRest(page)
}

const takeSelfie = async (page: Page, ending: string): Promise<void> => {
  await request(page)
  await press(page, texts.check.submit)
  await page.role('button', { name: ending }).press()
  await page.waitForPath(lineRequest.path)
  await atRest(page)
}

const { HIT, NO_HIT } = identityStandInTexts.decisions

/** Pictures of the revolving line. */
export const lineStates: readonly GalleryState[] = [
  { name: 'linea', address: as('lucia', lineDetail.path) },
  { name: 'linea-en-deuda', address: as('hector', lineDetail.path) },
  { name: 'linea-deshabilitada', address: as('norma', lineDetail.path) },
  {
    name: 'linea-fallida',
    address: as('lucia', lineDetail.path, next('revolving-line.findLine', { status: 500 })),
  },
  { name: 'linea-letra-grande', address: as('lucia', lineDetail.path), letters: 'large' },
  { name: 'linea-vencimiento', address: as('lucia', lineInstallments.path) },
  { name: 'linea-sin-vencimiento', address: as('norma', lineInstallments.path) },
  { name: 'linea-movimientos', address: as('lucia', lineMovements.path) },
  {
    name: 'linea-mil-movimientos',
    address: as('lucia', lineMovements.path, { set: { lineMovements: 1000 } }),
    prepare: async (page) => {
      await press(page, lineTexts.movements.seeMore)
      await atRest(page)
    },
  },
  { name: 'linea-sin-movimientos', address: as('norma', lineMovements.path) },
  { name: 'linea-baja', address: as('lucia', lineDismissal.path) },
  { name: 'linea-oferta', address: as('diego', lineOffer.path) },
  {
    name: 'linea-oferta-en-deuda',
    address: as('diego', lineOffer.path, { set: { loans: { '40135582': { owes: 4 } } } }),
  },
  {
    name: 'linea-oferta-como-funciona',
    address: as('diego', lineOffer.path),
    prepare: (page) => press(page, lineTexts.offer.how),
  },
  { name: 'linea-pedir', address: as('lucia', lineRequest.path) },
  {
    name: 'linea-pedir-de-mas',
    address: as('lucia', lineRequest.path),
    prepare: async (page) => {
      await page.label(texts.amount.label).fill('412.350,51')
      await page.label(texts.amount.label).pressKey('Tab')
    },
  },
  { name: 'linea-pedir-en-deuda', address: as('hector', lineRequest.path) },
  { name: 'linea-cuotas', address: as('lucia', lineRequest.path), prepare: (page) => ask(page, '50.000') },
  { name: 'linea-costo', address: as('lucia', lineRequest.path), prepare: (page) => choose(page) },
  {
    name: 'linea-costo-letra-grande',
    address: as('lucia', lineRequest.path),
    prepare: (page) => choose(page),
    letters: 'large',
  },
  {
    name: 'linea-costo-en-parte',
    address: as('lucia', lineRequest.path, { set: { costsInPart: true } }),
    prepare: (page) => choose(page),
  },
  { name: 'linea-sin-cuotas', address: as('lucia', lineRequest.path), prepare: (page) => ask(page, '0,01') },
  {
    name: 'linea-en-duda',
    address: as('lucia', lineRequest.path, {
      next: [
        { call: 'revolving-line.createLoan', answer: 'lost-answer' },
        { call: 'payments.paymentStatus', answer: { status: 200, body: { status: 'IN_PROCESS' } } },
      ],
    }),
    prepare: request,
  },
  {
    name: 'linea-no-llego',
    address: as('lucia', lineRequest.path, next('revolving-line.createLoan', 'network-error')),
    prepare: request,
  },
  {
    name: 'linea-rechazada',
    address: as(
      'lucia',
      lineRequest.path,
      next('revolving-line.createLoan', { status: 409, code: 'LINE_NOT_ENABLED' }),
    ),
    prepare: request,
  },
  { name: 'linea-selfie', address: as('lucia', lineRequest.path), prepare: request },
  {
    name: 'linea-selfie-no-coincide',
    address: as('lucia', lineRequest.path),
    prepare: (page) => takeSelfie(page, NO_HIT),
  },
  {
    name: 'linea-resumen',
    address: as('lucia', lineRequest.path),
    prepare: (page) => takeSelfie(page, HIT),
  },
  {
    name: 'linea-resumen-fallido',
    address: as('lucia', lineRequest.path, next('loan-cost.costDetail', { status: 500 })),
    prepare: (page) => takeSelfie(page, HIT),
  },
  {
    name: 'linea-lista',
    address: as('lucia', lineRequest.path),
    prepare: async (page) => {
      await takeSelfie(page, HIT)
      await press(page, texts.summary.submit)
      await heading(page, texts.done.title)
    },
  },
]
