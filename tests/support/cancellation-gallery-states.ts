import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { consumerRequestTextsOfKind, consumerRequestTexts } from '@/ui/texts/consumer-request.texts'
import { substringPattern, type Page } from '#features/support/page'
import {
  demoAddressForPersona,
  addressWithDemoState,
  waitUntilScreenIdle,
  waitForAlert,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const { pick, quoted, requested, endOfMonth } = cancellationTexts

const choose = async (page: Page, words: string): Promise<void> => {
  await page.main.getByRole('radio', { name: substringPattern(words) }).setChecked()
}

const goToQuote = async (page: Page, loan: string): Promise<void> => {
  await choose(page, loan)
  await pressButton(page, pick.goOn)
  await waitUntilScreenIdle(page)
}

const request = async (page: Page): Promise<void> => {
  await goToQuote(page, '40155563')
  await pressButton(page, quoted.request)
  await page.getByRole('heading', { level: 1, name: requested.title }).waitToAppear()
}

const payBy = async (page: Page, way: string): Promise<void> => {
  await request(page)
  await choose(page, way)
  await waitUntilScreenIdle(page)
}

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel(consumerRequestTexts.dni).fill('14223078')
  await page.getByLabel(consumerRequestTexts.fullName).fill('Ana Laura Castro')
  await page.getByLabel(consumerRequestTexts.contact).fill('ana@correo.example')
  await pressButton(page, consumerRequestTextsOfKind('revocation').send)
}

const path = '/cancelacion-anticipada'

/** Gallery states of the screens for cancelling a loan early. */
export const cancellationGalleryStates: readonly GalleryState[] = [
  { name: 'cancelacion', address: demoAddressForPersona('marta', `${path}?idLoan=p-6b1f0c92`) },
  { name: 'cancelacion-letra-grande', address: demoAddressForPersona('maria', path), letters: 'large' },
  {
    name: 'cancelacion-sin-elegir',
    address: demoAddressForPersona('gabriela', path),
    prepare: async (page) => {
      await pressButton(page, pick.goOn)
      await waitForAlert(page)
    },
  },
  {
    name: 'cancelacion-importe',
    address: demoAddressForPersona('gabriela', path),
    prepare: (page) => goToQuote(page, '40155563'),
  },
  {
    name: 'cancelacion-importe-grande',
    address: demoAddressForPersona('maria', path),
    prepare: async (page) => {
      await page.main.getByRole('radio').firstMatch().setChecked()
      await pressButton(page, pick.goOn)
      await waitUntilScreenIdle(page)
    },
  },
  {
    name: 'cancelacion-sin-importe',
    address: demoAddressForPersona(
      'gabriela',
      path,
      demoStateWithNextCallAnswer('cancellation.findTerms', { status: 500 }),
    ),
    prepare: (page) => goToQuote(page, '40155563'),
  },
  { name: 'cancelacion-pedida', address: demoAddressForPersona('gabriela', path), prepare: request },
  {
    name: 'cancelacion-con-qr',
    address: demoAddressForPersona('gabriela', path),
    prepare: (page) => payBy(page, requested.qr),
  },
  {
    name: 'cancelacion-por-transferencia',
    address: demoAddressForPersona('gabriela', path),
    prepare: (page) => payBy(page, requested.transfer),
  },
  {
    name: 'cancelacion-sin-cuenta',
    address: demoAddressForPersona(
      'gabriela',
      path,
      demoStateWithNextCallAnswer('payments.virtualAccount', { status: 500 }),
    ),
    prepare: (page) => payBy(page, requested.transfer),
  },
  {
    name: 'cancelacion-a-fin-de-mes',
    address: demoAddressForPersona('gabriela', path, { now: '2026-11-28T12:00:00-03:00' }),
  },
  {
    name: 'cancelacion-a-fin-de-mes-con-arrepentimiento',
    address: demoAddressForPersona('tomas', path, { now: '2026-11-28T12:00:00-03:00' }),
    prepare: (page) => page.getByRole('button', { name: endOfMonth.revokeLoan('40167731') }).waitToAppear(),
  },
  {
    name: 'cancelacion-todavia-no',
    address: demoAddressForPersona('tomas', path),
    prepare: async (page) => {
      await choose(page, '40167731')
      await pressButton(page, pick.regret)
    },
  },
  {
    name: 'cancelacion-no-disponible',
    address: demoAddressForPersona(
      'marta',
      path,
      demoStateWithNextCallAnswer('loans.listLoans', { status: 200, body: [] }),
    ),
  },
  {
    name: 'cancelacion-fallida',
    address: demoAddressForPersona(
      'marta',
      path,
      demoStateWithNextCallAnswer('loans.listLoans', { status: 500 }),
    ),
  },
  { name: 'arrepentimiento', address: addressWithDemoState('/arrepentimiento') },
  {
    name: 'arrepentimiento-letra-grande',
    address: addressWithDemoState('/arrepentimiento'),
    letters: 'large',
  },
  {
    name: 'arrepentimiento-desde-un-prestamo',
    address: demoAddressForPersona('tomas', '/arrepentimiento?prestamo=40167731'),
  },
  {
    name: 'arrepentimiento-incompleto',
    address: addressWithDemoState('/arrepentimiento'),
    prepare: async (page) => {
      await pressButton(page, consumerRequestTextsOfKind('revocation').send)
      await waitForAlert(page)
    },
  },
  {
    name: 'arrepentimiento-no-enviado',
    address: addressWithDemoState(
      '/arrepentimiento',
      demoStateWithNextCallAnswer('revocations.sendRevocation', { status: 404 }),
    ),
    prepare: async (page) => {
      await fillIn(page)
      await page.getByText(consumerRequestTexts.notOffered).waitToAppear()
    },
  },
  {
    name: 'arrepentimiento-pedido',
    address: addressWithDemoState('/arrepentimiento'),
    prepare: async (page) => {
      await fillIn(page)
      await page.getByRole('heading', { level: 1, name: consumerRequestTexts.sentTitle }).waitToAppear()
    },
  },
  { name: 'baja-del-servicio', address: addressWithDemoState('/baja') },
]
