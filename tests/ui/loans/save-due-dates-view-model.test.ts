import { beforeEach, describe, expect, it } from 'vitest'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { success } from '@/domain/shared/result'
import { AutomaticCollectionQueries } from '@/application/automatic-collection/automatic-collection-queries'
import { Toasts } from '@/ui/kit/toasts'
import { SaveDueDatesViewModel } from '@/ui/loans/save-due-dates-view-model'
import { createPendingRequest } from '#tests/support/async-state-builders'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryAutomaticCollectionGateway } from '#tests/support/memory-collections'
import { MemoryFileSaver } from '#tests/support/memory-device'

const dueDatesOfLoan = {
  externalId: '40128753',
  name: 'Casa Rivadavia Hogar',
  installmentCount: 12,
  dueDates: [{ number: 4, date: calendarDate('2026-12-01'), amount: cents(1_262_500) }],
}

/** Returns the automatic collection of a loan's installment, for which the lender tries on the given days. */
function createCollectionWithAttemptsOn(...days: readonly string[]): AutomaticLoanCollection {
  return {
    loanExternalId: dueDatesOfLoan.externalId,
    activeAgreement: {},
    installmentsToCollect: [],
    next: {
      collectionId: 'k-1',
      installmentNumber: 4,
      date: calendarDate('2026-11-20'),
      amount: cents(1_262_500),
      status: 'in-process',
      attempts: days.map((day) => ({ date: calendarDate(day), result: 'in-process' })),
    },
    past: [],
  }
}

const brandSettings = { brandName: 'Luma Créditos' }

let clock: ManualClock
let collectionGateway: MemoryAutomaticCollectionGateway
let fileSaver: MemoryFileSaver
let toasts: Toasts
let model: SaveDueDatesViewModel

beforeEach(() => {
  clock = new ManualClock()
  collectionGateway = new MemoryAutomaticCollectionGateway()
  fileSaver = new MemoryFileSaver()
  toasts = new Toasts(clock)
  const queries = new AutomaticCollectionQueries(collectionGateway, createSessionStoreWithMarta())
  model = new SaveDueDatesViewModel(
    fileSaver,
    clock,
    brandSettings,
    toasts,
    queries,
    createPendingRequest(clock),
  )
})

async function savedText(): Promise<string> {
  return (await fileSaver.savedFiles[0]?.file.blob.text()) ?? ''
}

describe('the due dates for the calendar', () => {
  it('are saved once, as a calendar, when the customer presses twice', async () => {
    await Promise.all([model.saveDueDatesFile(dueDatesOfLoan), model.saveDueDatesFile(dueDatesOfLoan)])
    expect(fileSaver.savedFiles.map(({ name, file }) => [name, file.contentType])).toEqual([
      ['vencimientos-40128753.ics', 'text/calendar;charset=utf-8'],
    ])
    expect(toasts.shown.map(({ text }) => text)).toEqual([
      'Guardamos los vencimientos en tus descargas. Abrí el archivo para sumarlos a tu calendario.',
    ])
    expect(model.isBusy).toBe(false)
  })

  it.each([
    ['today', '2026-11-21', 2],
    ['yesterday, which no bank has answered', '2026-11-20', 1],
  ])('have an event of their own for a collection to come: %s', async (_name, day, events) => {
    collectionGateway.collectionsAnswer = success([createCollectionWithAttemptsOn(day)])
    await model.saveDueDatesFile(dueDatesOfLoan)
    expect((await savedText()).match(/BEGIN:VEVENT/g)).toHaveLength(events)
  })

  it('are saved without collections when the lender does not list them', async () => {
    const asked = new Promise<void>((resolve) => {
      collectionGateway.collectionsOfCustomer = () => {
        resolve()
        return new Promise(() => undefined)
      }
    })
    const saving = model.saveDueDatesFile(dueDatesOfLoan)
    await asked
    clock.advance(5_000)
    await saving
    expect((await savedText()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  it('are not saved for a customer who left meanwhile', async () => {
    const leave = model.onMount()
    const saving = model.saveDueDatesFile(dueDatesOfLoan)
    leave()
    await saving
    expect(fileSaver.savedFiles).toEqual([])
  })
})
