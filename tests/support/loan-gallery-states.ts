import type { Page } from '#features/support/page'
import { loanAmountsTexts } from '@/ui/texts/loan-amounts.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  demoStateWithNextCallAnswer,
  pressButton,
  waitForSlowLoadingMessage,
  type GalleryState,
} from './gallery-tools'

async function openAmountExplanation(page: Page): Promise<void> {
  await waitUntilScreenIdle(page)
  await pressButton(page, loanAmountsTexts.openWhy)
  await page.getByRole('dialog').waitToAppear()
}

/** Gallery states of the list of loans and of the screens of a loan and its installments. */
export const loanGalleryStates: readonly GalleryState[] = [
  { name: 'prestamos', address: demoAddressForPersona('marta', '/mis-prestamos') },
  { name: 'prestamos-en-deuda', address: demoAddressForPersona('raul', '/mis-prestamos') },
  { name: 'prestamos-importes-grandes', address: demoAddressForPersona('maria', '/mis-prestamos') },
  { name: 'prestamos-con-linea', address: demoAddressForPersona('lucia', '/mis-prestamos') },
  {
    name: 'prestamos-ninguno',
    address: demoAddressForPersona('marta', '/mis-prestamos', { set: { noLoans: true } }),
  },
  {
    name: 'prestamos-fallido',
    address: demoAddressForPersona(
      'marta',
      '/mis-prestamos',
      demoStateWithNextCallAnswer('loans.listLoans', { status: 500 }),
    ),
  },
  {
    name: 'prestamos-lento',
    address: demoAddressForPersona(
      'marta',
      '/mis-prestamos',
      demoStateWithNextCallAnswer('loans.listLoans', 'never'),
    ),
    prepare: waitForSlowLoadingMessage,
  },
  { name: 'prestamo', address: demoAddressForPersona('marta', '/mis-prestamos/p-6b1f0c92') },
  { name: 'prestamo-vencido', address: demoAddressForPersona('raul', '/mis-prestamos/p-9e40d71b') },
  {
    name: 'prestamo-vencido-sin-importe',
    address: demoAddressForPersona(
      'raul',
      '/mis-prestamos/p-9e40d71b',
      demoStateWithNextCallAnswer('payments.amountDue', { status: 500 }),
    ),
  },
  {
    name: 'prestamo-pagado',
    address: demoAddressForPersona('marta', '/mis-prestamos/p-6b1f0c92', {
      set: { paidElsewhere: { '40128753': 1_262_500 } },
    }),
  },
  {
    name: 'prestamo-pagado-en-parte',
    address: demoAddressForPersona('raul', '/mis-prestamos/p-9e40d71b', {
      set: { paidElsewhere: { '40116602': 2_000_000 } },
    }),
  },
  {
    name: 'prestamos-pagado',
    address: demoAddressForPersona('marta', '/mis-prestamos', {
      set: { paidElsewhere: { '40128753': 1_262_500 } },
    }),
  },
  {
    name: 'prestamo-por-que',
    address: demoAddressForPersona('marta', '/mis-prestamos/p-6b1f0c92'),
    showsOnlyWindow: true,
    prepare: openAmountExplanation,
  },
  {
    name: 'prestamo-por-que-vencido',
    address: demoAddressForPersona('raul', '/mis-prestamos/p-9e40d71b'),
    showsOnlyWindow: true,
    prepare: openAmountExplanation,
  },
  {
    name: 'prestamo-otro-dia',
    address: demoAddressForPersona('raul', '/mis-prestamos/p-9e40d71b', { set: { withoutComponents: true } }),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await pressButton(page, loanAmountsTexts.openQuotes)
      await page.getByLabel(loanAmountsTexts.partField).fill('30000')
      await page.getByRole('button', { name: loanAmountsTexts.ask }).press()
      await page.getByRole('dialog').getByRole('table').waitToAppear()
    },
  },
  { name: 'prestamo-de-36-cuotas', address: demoAddressForPersona('irma', '/mis-prestamos/p-84f1a63e') },
  { name: 'prestamo-con-empresa', address: demoAddressForPersona('lucia', '/mis-prestamos/p-ef8120b6') },
  { name: 'prestamo-importes-grandes', address: demoAddressForPersona('maria', '/mis-prestamos/p-3f0e8b97') },
  {
    name: 'prestamo-fallido',
    address: demoAddressForPersona(
      'marta',
      '/mis-prestamos/p-6b1f0c92',
      demoStateWithNextCallAnswer('loans.listLoans', { status: 500 }),
    ),
  },
  { name: 'cuotas-todas', address: demoAddressForPersona('irma', '/mis-prestamos/p-84f1a63e/ver-todas') },
  { name: 'maria-ver-todas', address: demoAddressForPersona('maria', '/mis-prestamos/p-3f0e8b97/ver-todas') },
]
