import type { Page } from '#features/support/page'
import { loanAmountsTexts } from '@/ui/texts/loan-amounts.texts'
import {
  addressAs,
  waitUntilIdle,
  nextAnswers,
  pressButton,
  waitForSlowMessage,
  type GalleryState,
} from './gallery-tools'

async function openAmounts(page: Page): Promise<void> {
  await waitUntilIdle(page)
  await pressButton(page, loanAmountsTexts.openWhy)
  await page.getByRole('dialog').waitToAppear()
}

/** Gallery screenshots of the list of loans and of the screens of a loan and its installments. */
export const loanStates: readonly GalleryState[] = [
  { name: 'prestamos', address: addressAs('marta', '/mis-prestamos') },
  { name: 'prestamos-en-deuda', address: addressAs('raul', '/mis-prestamos') },
  { name: 'prestamos-importes-grandes', address: addressAs('maria', '/mis-prestamos') },
  { name: 'prestamos-con-linea', address: addressAs('lucia', '/mis-prestamos') },
  { name: 'prestamos-ninguno', address: addressAs('marta', '/mis-prestamos', { set: { noLoans: true } }) },
  {
    name: 'prestamos-fallido',
    address: addressAs('marta', '/mis-prestamos', nextAnswers('loans.listLoans', { status: 500 })),
  },
  {
    name: 'prestamos-lento',
    address: addressAs('marta', '/mis-prestamos', nextAnswers('loans.listLoans', 'never')),
    prepare: waitForSlowMessage,
  },
  { name: 'prestamo', address: addressAs('marta', '/mis-prestamos/p-6b1f0c92') },
  { name: 'prestamo-vencido', address: addressAs('raul', '/mis-prestamos/p-9e40d71b') },
  {
    name: 'prestamo-vencido-sin-importe',
    address: addressAs(
      'raul',
      '/mis-prestamos/p-9e40d71b',
      nextAnswers('payments.amountDue', { status: 500 }),
    ),
  },
  {
    name: 'prestamo-pagado',
    address: addressAs('marta', '/mis-prestamos/p-6b1f0c92', {
      set: { paidElsewhere: { '40128753': 1_262_500 } },
    }),
  },
  {
    name: 'prestamo-pagado-en-parte',
    address: addressAs('raul', '/mis-prestamos/p-9e40d71b', {
      set: { paidElsewhere: { '40116602': 2_000_000 } },
    }),
  },
  {
    name: 'prestamos-pagado',
    address: addressAs('marta', '/mis-prestamos', { set: { paidElsewhere: { '40128753': 1_262_500 } } }),
  },
  {
    name: 'prestamo-por-que',
    address: addressAs('marta', '/mis-prestamos/p-6b1f0c92'),
    onlyWindow: true,
    prepare: openAmounts,
  },
  {
    name: 'prestamo-por-que-vencido',
    address: addressAs('raul', '/mis-prestamos/p-9e40d71b'),
    onlyWindow: true,
    prepare: openAmounts,
  },
  {
    name: 'prestamo-otro-dia',
    address: addressAs('raul', '/mis-prestamos/p-9e40d71b', { set: { withoutComponents: true } }),
    onlyWindow: true,
    prepare: async (page) => {
      await waitUntilIdle(page)
      await pressButton(page, loanAmountsTexts.openQuotes)
      await page.getByLabel(loanAmountsTexts.partField).fill('30000')
      await page.getByRole('button', { name: loanAmountsTexts.ask }).press()
      await page.getByRole('dialog').getByRole('table').waitToAppear()
    },
  },
  { name: 'prestamo-de-36-cuotas', address: addressAs('irma', '/mis-prestamos/p-84f1a63e') },
  { name: 'prestamo-con-empresa', address: addressAs('lucia', '/mis-prestamos/p-ef8120b6') },
  { name: 'prestamo-importes-grandes', address: addressAs('maria', '/mis-prestamos/p-3f0e8b97') },
  {
    name: 'prestamo-fallido',
    address: addressAs('marta', '/mis-prestamos/p-6b1f0c92', nextAnswers('loans.listLoans', { status: 500 })),
  },
  { name: 'cuotas-todas', address: addressAs('irma', '/mis-prestamos/p-84f1a63e/ver-todas') },
  { name: 'maria-ver-todas', address: addressAs('maria', '/mis-prestamos/p-3f0e8b97/ver-todas') },
]
