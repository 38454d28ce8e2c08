import { identityStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { lineRequestTexts as texts } from '@/ui/texts/line-request.texts'
import { lineTexts } from '@/ui/texts/revolving-line.texts'
import { patternContaining, type Page } from '#features/support/page'
import {
  addressAs,
  waitUntilIdle,
  waitForHeading,
  nextAnswers,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const { lineRequest, lineDetail, lineInstallments, lineMovements, lineDismissal, lineOffer } = addresses

const ask = async (page: Page, amount: string): Promise<void> => {
  await page.getByLabel(texts.amount.label).fill(amount)
  await pressButton(page, texts.amount.submit)
  await waitUntilIdle(page)
}

const choose = async (page: Page, installments = '6 cuotas'): Promise<void> => {
  await ask(page, '50.000')
  await page.main.getByRole('radio', { name: patternContaining(installments) }).setChecked()
}

const request = async (page: Page): Promise<void> => {
  await choose(page)
  await pressButton(page, /^Pedir \$/)
  await waitUntilIdle(page)
}

const takeSelfie = async (page: Page, ending: string): Promise<void> => {
  await request(page)
  await pressButton(page, texts.check.submit)
  await page.getByRole('button', { name: ending }).press()
  await page.waitForPath(lineRequest.path)
  await waitUntilIdle(page)
}

const { HIT, NO_HIT } = identityStandInTexts.decisions

/** Gallery screenshots of the screens of the revolving line. */
export const lineStates: readonly GalleryState[] = [
  { name: 'linea', address: addressAs('lucia', lineDetail.path) },
  { name: 'linea-en-deuda', address: addressAs('hector', lineDetail.path) },
  { name: 'linea-deshabilitada', address: addressAs('norma', lineDetail.path) },
  {
    name: 'linea-fallida',
    address: addressAs('lucia', lineDetail.path, nextAnswers('revolving-line.findLine', { status: 500 })),
  },
  { name: 'linea-letra-grande', address: addressAs('lucia', lineDetail.path), letters: 'large' },
  { name: 'linea-vencimiento', address: addressAs('lucia', lineInstallments.path) },
  { name: 'linea-sin-vencimiento', address: addressAs('norma', lineInstallments.path) },
  { name: 'linea-movimientos', address: addressAs('lucia', lineMovements.path) },
  {
    name: 'linea-mil-movimientos',
    address: addressAs('lucia', lineMovements.path, { set: { lineMovements: 1000 } }),
    prepare: async (page) => {
      await pressButton(page, lineTexts.movements.seeMore)
      await waitUntilIdle(page)
    },
  },
  { name: 'linea-sin-movimientos', address: addressAs('norma', lineMovements.path) },
  { name: 'linea-baja', address: addressAs('lucia', lineDismissal.path) },
  { name: 'linea-oferta', address: addressAs('diego', lineOffer.path) },
  {
    name: 'linea-oferta-en-deuda',
    address: addressAs('diego', lineOffer.path, { set: { loans: { '40135582': { owes: 4 } } } }),
  },
  {
    name: 'linea-oferta-como-funciona',
    address: addressAs('diego', lineOffer.path),
    prepare: (page) => pressButton(page, lineTexts.offer.how),
  },
  { name: 'linea-pedir', address: addressAs('lucia', lineRequest.path) },
  {
    name: 'linea-pedir-de-mas',
    address: addressAs('lucia', lineRequest.path),
    prepare: async (page) => {
      await page.getByLabel(texts.amount.label).fill('412.350,51')
      await page.getByLabel(texts.amount.label).pressKey('Tab')
    },
  },
  { name: 'linea-pedir-en-deuda', address: addressAs('hector', lineRequest.path) },
  {
    name: 'linea-cuotas',
    address: addressAs('lucia', lineRequest.path),
    prepare: (page) => ask(page, '50.000'),
  },
  { name: 'linea-costo', address: addressAs('lucia', lineRequest.path), prepare: (page) => choose(page) },
  {
    name: 'linea-costo-letra-grande',
    address: addressAs('lucia', lineRequest.path),
    prepare: (page) => choose(page),
    letters: 'large',
  },
  {
    name: 'linea-costo-en-parte',
    address: addressAs('lucia', lineRequest.path, { set: { costsInPart: true } }),
    prepare: (page) => choose(page),
  },
  {
    name: 'linea-sin-cuotas',
    address: addressAs('lucia', lineRequest.path),
    prepare: (page) => ask(page, '0,01'),
  },
  {
    name: 'linea-en-duda',
    address: addressAs('lucia', lineRequest.path, {
      next: [
        { call: 'revolving-line.createLoan', answer: 'lost-answer' },
        { call: 'payments.paymentStatus', answer: { status: 200, body: { status: 'IN_PROCESS' } } },
      ],
    }),
    prepare: request,
  },
  {
    name: 'linea-no-llego',
    address: addressAs('lucia', lineRequest.path, nextAnswers('revolving-line.createLoan', 'network-error')),
    prepare: request,
  },
  {
    name: 'linea-rechazada',
    address: addressAs(
      'lucia',
      lineRequest.path,
      nextAnswers('revolving-line.createLoan', { status: 409, code: 'LINE_NOT_ENABLED' }),
    ),
    prepare: request,
  },
  { name: 'linea-selfie', address: addressAs('lucia', lineRequest.path), prepare: request },
  {
    name: 'linea-selfie-no-coincide',
    address: addressAs('lucia', lineRequest.path),
    prepare: (page) => takeSelfie(page, NO_HIT),
  },
  {
    name: 'linea-resumen',
    address: addressAs('lucia', lineRequest.path),
    prepare: (page) => takeSelfie(page, HIT),
  },
  {
    name: 'linea-resumen-fallido',
    address: addressAs('lucia', lineRequest.path, nextAnswers('loan-cost.costDetail', { status: 500 })),
    prepare: (page) => takeSelfie(page, HIT),
  },
  {
    name: 'linea-lista',
    address: addressAs('lucia', lineRequest.path),
    prepare: async (page) => {
      await takeSelfie(page, HIT)
      await pressButton(page, texts.summary.submit)
      await waitForHeading(page, texts.done.title)
    },
  },
]
