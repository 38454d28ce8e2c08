import { describe, expect, it } from 'vitest'
import { couponBookLoanText } from '@/ui/documents/coupon-book-texts'
import type { CouponBookViewModel } from '@/ui/documents/coupon-book-view-model'
import { aLoan } from '#tests/domain/loans/a-loan'
import { begun, settled } from '#tests/support/an-answer'
import { PapersPage } from './a-papers-page'

async function opened(page: PapersPage, address?: string): Promise<CouponBookViewModel> {
  const model = page.couponBook(address)
  return begun(model)
}

function chosenNumber(model: CouponBookViewModel): string | undefined {
  return model.answer.state.phase === 'ready' ? model.answer.state.chosen.externalId : undefined
}

describe('the coupon book', () => {
  it('offers every active loan, the line too, the first one chosen', async () => {
    const model = await opened(new PapersPage('lucia'))
    if (model.answer.state.phase !== 'ready') throw new Error(model.answer.state.phase)
    expect(model.answer.state.loans.map(couponBookLoanText)).toEqual([
      'Recarga de celular · 40161175',
      'Pago de servicios · 40162280',
      'Oferta línea revolvente',
    ])
    expect(chosenNumber(model)).toBe('40161175')
    expect(model.step).toBe('download')
  })

  it('comes with the loan that the address names', async () => {
    expect(chosenNumber(await opened(new PapersPage('marta'), '/descargar-cuponera?idLoan=p-2ad97e45'))).toBe(
      '40153318',
    )
  })

  it.each(['', '?idLoan=p-9e40d71b'])(
    'comes with the first where the address names none of the customer’s: %j',
    async (query) => {
      expect(chosenNumber(await opened(new PapersPage('marta'), `/descargar-cuponera${query}`))).toBe(
        '40128753',
      )
    },
  )

  it('opens the book of the chosen loan and says so for ten seconds', async () => {
    const page = new PapersPage('marta')
    const model = await opened(page)
    model.choose('p-2ad97e45')
    await model.downloadBook()
    expect((await page.openedTexts()).slice(0, 4)).toEqual([
      'Cuponera de pago',
      'Marta Giménez',
      'CUIT 27284561231',
      'Préstamo 40153318',
    ])
    expect(page.toastTexts()).toEqual(['Abrimos la cuponera en otra pestaña.'])
    page.browser.clock.advance(9_999)
    expect(page.toastTexts()).toHaveLength(1)
    page.browser.clock.advance(1)
    expect(page.toastTexts()).toEqual([])
  })

  it('is saved under the number of the loan where no tab may open', async () => {
    const page = new PapersPage('marta')
    page.opener.outcome = 'blocked'
    await (await opened(page)).downloadBook()
    expect(page.saver.saved.map(({ name }) => name)).toEqual(['cuponera-40128753.pdf'])
    expect(page.toastTexts()).toEqual(['Guardamos la cuponera en tus descargas.'])
  })

  it('is asked for once when pressed twice', async () => {
    const page = new PapersPage('marta')
    const model = await opened(page)
    await Promise.all([model.downloadBook(), model.downloadBook()])
    expect(page.browser.timesAsked('documents.couponBook')).toBe(1)
  })

  it('opens nothing for somebody who left meanwhile', async () => {
    const page = new PapersPage('marta')
    const model = page.couponBook()
    const leave = model.start()
    await settled(model.answer)
    const letGo = page.browser.hold('documents.couponBook')
    const download = model.downloadBook()
    leave()
    letGo()
    await download
    expect(page.opener.opened).toEqual([])
    expect(page.toastTexts()).toEqual([])
  })

  it('says when it takes long', async () => {
    const page = new PapersPage('marta')
    const model = await opened(page)
    const letGo = page.browser.hold('documents.couponBook')
    const download = model.downloadBook()
    page.browser.clock.advance(10_000)
    expect(model.download.pendingRequest.note).toMatch(/tardando/)
    letGo()
    await download
    expect(model.download.pendingRequest.note).toBeUndefined()
  })
})

it('loans that come after leaving change nothing', async () => {
  const page = new PapersPage('marta')
  const letGo = page.browser.hold('loans.listLoans')
  const model = page.couponBook()
  const leave = model.start()
  leave()
  letGo()
  // Asked for later, and answered: the first answer has come too.
  const later = page.myPayments()
  await begun(later)
  expect(model.answer.state).toEqual({ phase: 'loading' })
})

describe('a loan that is paid by direct debit', () => {
  it('has its warning first, and no download before it is acknowledged', async () => {
    const page = new PapersPage('walter')
    const model = await opened(page)
    expect(model.step).toBe('direct-debit')
    await model.downloadBook()
    expect(page.browser.timesAsked('documents.couponBook')).toBe(0)
    model.acknowledge()
    expect(model.step).toBe('download')
    await model.downloadBook()
    expect(page.opener.opened).toHaveLength(1)
  })

  it('is acknowledged by itself: another one still has its warning', async () => {
    const model = await opened(new PapersPage('walter'))
    model.acknowledge()
    model.choose('p-19d5ab34')
    expect(model.step).toBe('direct-debit')
    model.choose('p-c7f2608e')
    expect(model.step).toBe('download')
  })
})

describe('a loan without a coupon book', () => {
  it('says so and offers no download', async () => {
    const page = new PapersPage('raul')
    const model = await opened(page)
    model.choose('p-43f6b20e')
    expect(model.step).toBe('not-enabled')
    model.acknowledge()
    await model.downloadBook()
    expect(page.browser.timesAsked('documents.couponBook')).toBe(0)
  })
})

it('somebody without loans reads so', async () => {
  expect((await opened(new PapersPage('elena'))).answer.state).toEqual({ phase: 'empty' })
})

it.each([
  [{ productId: 46, subproductId: 94 }, 'Oferta línea revolvente'],
  [{ subproductId: 38 }, 'Préstamo personal · 1001'],
  [{ commerceName: 'Casa Norte' }, 'Casa Norte · 1001'],
])('the menu calls a loan by what it is: %j', (change, text) => {
  expect(couponBookLoanText(aLoan(change))).toBe(text)
})
