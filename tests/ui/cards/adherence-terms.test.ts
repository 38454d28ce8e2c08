import { describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { addresses } from '@/ui/addresses'
import { NewCardSummaryViewModel } from '@/ui/cards/new-card-summary-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { MyCardsPage } from './a-card-page'

type TermsAnswer = Result<PortalFile, GatewayFailure>

async function openNewCardSummary() {
  const page = new MyCardsPage(addresses.newCardSummary.path)
  page.storeChosenLoanAndTypedCard()
  return { page, model: await page.openScreen(NewCardSummaryViewModel) }
}

describe('the terms of a new card', () => {
  it('are saved as a file when the browser blocks a new tab', async () => {
    const { page, model } = await openNewCardSummary()
    page.fileOpener.outcome = 'blocked'
    await model.openTermsFile()
    expect(page.fileSaver.savedFiles.map(({ name }) => name)).toEqual(['terminos-adhesion-debito.pdf'])
  })

  it('are requested once when the customer presses twice', async () => {
    const { page, model } = await openNewCardSummary()
    await Promise.all([model.openTermsFile(), model.openTermsFile()])
    expect(page.gateway.receivedCalls).toEqual(['terms of 40128753'])
  })

  it('are not saved when they are not a PDF', async () => {
    const { page, model } = await openNewCardSummary()
    page.fileOpener.outcome = 'blocked'
    page.gateway.directDebitTermsAnswer = success({ blob: new Blob(['x']), contentType: 'image/png' })
    await model.openTermsFile()
    expect(page.fileSaver.savedFiles.map(({ name }) => name)).toEqual(['terminos-adhesion-debito.png'])
  })

  it.each<[string, TermsAnswer]>([
    ['open nothing', success({ blob: new Blob(['%PDF-']), contentType: 'application/pdf' })],
    ['tell nothing', failure({ kind: 'server-failure' })],
  ])('that arrive after the customer left the summary %s', async (_, terms) => {
    const { page, model } = await openNewCardSummary()
    const pending = new ManuallyResolvedAnswer<TermsAnswer>()
    page.gateway.directDebitTermsAnswer = pending.promise
    const opening = model.openTermsFile()
    page.goToScreen('/inicio')
    pending.resolveWith(terms)
    await opening
    expect([page.fileOpener.openedFiles, page.fileSaver.savedFiles, page.toasts]).toEqual([[], [], []])
  })

  it('do not block the confirmation while they load', async () => {
    const { page, model } = await openNewCardSummary()
    page.gateway.directDebitTermsAnswer = new ManuallyResolvedAnswer<TermsAnswer>().promise
    void model.openTermsFile()
    await model.confirmNewCard()
    expect(page.path).toBe(addresses.newCardResult.path)
  })
})
