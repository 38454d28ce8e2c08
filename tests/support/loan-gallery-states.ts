import type { Page } from '#features/support/page'
import { loanAmountsTexts } from '@/ui/texts/loan-amounts.texts'
import { as, atRest, next, press, slow, type GalleryState } from './gallery-tools'

async function openAmounts(page: Page): Promise<void> {
  await atRest(page)
  await press(page, loanAmountsTexts.openWhy)
  await page.role('dialog').waitToAppear()
}

/** Pictures of the loans and their installments. */
export const loanStates: readonly GalleryState[] = [
  { name: 'prestamos', address: as('marta', '/mis-prestamos') },
  { name: 'prestamos-en-deuda', address: as('raul', '/mis-prestamos') },
  { name: 'prestamos-importes-grandes', address: as('maria', '/mis-prestamos') },
  { name: 'prestamos-con-linea', address: as('lucia', '/mis-prestamos') },
  { name: 'prestamos-ninguno', address: as('marta', '/mis-prestamos', { set: { noLoans: true } }) },
  {
    name: 'prestamos-fallido',
    address: as('marta', '/mis-prestamos', next('loans.listLoans', { status: 500 })),
  },
  {
    name: 'prestamos-lento',
    address: as('marta', '/mis-prestamos', next('loans.listLoans', 'never')),
    prepare: slow,
  },
  { name: 'prestamo', address: as('marta', '/mis-prestamos/p-6b1f0c92') },
  { name: 'prestamo-vencido', address: as('raul', '/mis-prestamos/p-9e40d71b') },
  {
    name: 'prestamo-vencido-sin-importe',
    address: as('raul', '/mis-prestamos/p-9e40d71b', next('payments.amountDue', { status: 500 })),
  },
  {
    name: 'prestamo-pagado',
    address: as('marta', '/mis-prestamos/p-6b1f0c92', { set: { paidElsewhere: { '40128753': 1_262_500 } } }),
  },
  {
    name: 'prestamo-pagado-en-parte',
    address: as('raul', '/mis-prestamos/p-9e40d71b', { set: { paidElsewhere: { '40116602': 2_000_000 } } }),
  },
  {
    name: 'prestamos-pagado',
    address: as('marta', '/mis-prestamos', { set: { paidElsewhere: { '40128753': 1_262_500 } } }),
  },
  {
    name: 'prestamo-por-que',
    address: as('marta', '/mis-prestamos/p-6b1f0c92'),
    onlyWindow: true,
    prepare: openAmounts,
  },
  {
    name: 'prestamo-por-que-vencido',
    address: as('raul', '/mis-prestamos/p-9e40d71b'),
    onlyWindow: true,
    prepare: openAmounts,
  },
  {
    name: 'prestamo-otro-dia',
    address: as('raul', '/mis-prestamos/p-9e40d71b', { set: { withoutComponents: true } }),
    onlyWindow: true,
    prepare: async (page) => {
      await atRest(page)
      await press(page, loanAmountsTexts.openQuotes)
      await page.label(loanAmountsTexts.partField).fill('30000')
      await page.role('button', { name: loanAmountsTexts.ask }).press()
      await page.role('dialog').role('table').waitToAppear()
    },
  },
  { name: 'prestamo-de-36-cuotas', address: as('irma', '/mis-prestamos/p-84f1a63e') },
  { name: 'prestamo-con-empresa', address: as('lucia', '/mis-prestamos/p-ef8120b6') },
  { name: 'prestamo-importes-grandes', address: as('maria', '/mis-prestamos/p-3f0e8b97') },
  {
    name: 'prestamo-fallido',
    address: as('marta', '/mis-prestamos/p-6b1f0c92', next('loans.listLoans', { status: 500 })),
  },
  { name: 'cuotas-todas', address: as('irma', '/mis-prestamos/p-84f1a63e/ver-todas') },
  { name: 'maria-ver-todas', address: as('maria', '/mis-prestamos/p-3f0e8b97/ver-todas') },
]
