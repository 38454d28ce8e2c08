import { expect, it } from 'vitest'
import type {
  AutomaticInstallmentCollection,
  AutomaticLoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { createDeactivationReceipt } from '@/ui/automatic-collection/collection-change-receipt'

function createLoanCollection(
  ifDeactivated: AutomaticInstallmentCollection['ifDeactivated'],
): AutomaticLoanCollection {
  return {
    loanExternalId: '40166205',
    installmentsToCollect: [],
    past: [],
    next: {
      collectionId: 'k-1',
      installmentNumber: 6,
      date: calendarDate('2026-11-26'),
      amount: cents(2_134_000),
      status: 'in-process',
      attempts: [{ date: calendarDate('2026-11-26'), result: 'in-process' }],
      ...(ifDeactivated ? { ifDeactivated } : {}),
    },
  }
}

function createReceipt(
  before: AutomaticLoanCollection,
  afterwards: AutomaticLoanCollection | undefined,
): { readonly lead: string; readonly announced: string | undefined } {
  const loan = { externalId: '40166205', name: 'Préstamo en sucursal', collection: before }
  const { lead, rows } = createDeactivationReceipt(loan, 'baja-1', afterwards)
  const announced = rows.find(({ label }) => label === 'Cobro anunciado')?.value
  return { lead, announced: announced?.replaceAll('\u00a0', ' ') }
}

const stopped = createLoanCollection('stopped')
const made = createLoanCollection('made')
const notSaid = createLoanCollection(undefined)
const { next: _, ...nothingAnnounced } = stopped

it('names the collection that went to the bank while the customer was reading', () => {
  expect(createReceipt(stopped, made)).toEqual({
    lead: 'Guardá este comprobante. Fijate qué pasa con el cobro anunciado; las demás cuotas las pagás vos.',
    announced:
      'Cuota 6: $ 21.340, el jueves 26 de noviembre. Ya salió hacia tu banco y se hace igual; después de ése, ninguno más.',
  })
})

it('names the collection announced before if nothing could be read afterwards', () => {
  expect(createReceipt(made, undefined).announced).toContain('Cuota 6: $ 21.340')
})

it('says that the last collection may still be made if nothing could be read afterwards', () => {
  expect(createReceipt(stopped, undefined)).toEqual({
    lead: 'Guardá este comprobante. Fijate qué pasa con el cobro anunciado; las demás cuotas las pagás vos.',
    announced: 'Cuota 6: $ 21.340, el jueves 26 de noviembre. No pudimos ver si ése se hace igual.',
  })
})

it('says that the lender does not say what happens to the announced collection', () => {
  expect(createReceipt(notSaid, notSaid).announced).toBe(
    'Cuota 6: $ 21.340, el jueves 26 de noviembre. El prestamista no dice si ése se hace igual.',
  )
})

it.each([
  ['the lender announces no collection any more', made, nothingAnnounced],
  ['the lender says that leaving stops the announced collection', stopped, stopped],
])('says that the customer pays each installment if %s', (_case, before, afterwards) => {
  expect(createReceipt(before, afterwards)).toEqual({
    lead: 'Guardá este comprobante. Desde ahora, cada cuota la pagás vos.',
    announced: undefined,
  })
})
