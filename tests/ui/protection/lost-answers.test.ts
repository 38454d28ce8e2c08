import { describe, expect, it } from 'vitest'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { LostPhoneViewModel } from '@/ui/protection/lost-phone-view-model'
import { UnrecognisedChangeViewModel } from '@/ui/protection/unrecognised-change-view-model'
import { installFakeTimeouts, PageWithFailingCalls } from '#tests/ui/a-failing-page'

installFakeTimeouts()

const refusal = { status: 429 } as const
const notOffered = { status: 404 } as const

/** Sends a report that gets the given answer. */
async function reportWithAnswer(
  page: PageWithFailingCalls,
  call: CallName,
  answer: DemoNextCallAnswer,
  report: () => Promise<void>,
): Promise<void> {
  page.failCallOnce(call, answer)
  const reported = report()
  await page.waitUntilNoRequestIsPending()
  await reported
}

it('a lender that does not end sessions has not protected the account, even after a lost answer', async () => {
  const page = new PageWithFailingCalls('/no-fui-yo?cambio=phone', 'marta')
  const model = page.resolve(UnrecognisedChangeViewModel)
  model.onMount()
  const report = () => model.reportUnrecognisedChange('phone')
  await reportWithAnswer(page, 'protection.disownChange', 'network-error', report)
  expect(model.state).toMatchObject({ failureMessage: { title: 'No sabemos si tu cuenta quedó protegida' } })
  await reportWithAnswer(page, 'protection.disownChange', notOffered, report)
  expect(model.state).toEqual({ phase: 'reported', isAccountProtected: false })
})

describe('a report of a lost phone whose answer was lost', () => {
  async function openFormAndLoseAnswer() {
    const page = new PageWithFailingCalls('/perdi-mi-celular', 'marta')
    const model = page.resolve(LostPhoneViewModel)
    model.onMount()
    /** Sends the report and returns the message that the screen then shows. */
    const report = async (answer: DemoNextCallAnswer) => {
      model.setFieldValue('password', 'cuota2026')
      await reportWithAnswer(page, 'protection.reportLostPhone', answer, () => model.reportLostPhone())
      return model.failureMessage
    }
    await report('network-error')
    return { model, report }
  }

  it('has not protected the account if the lender does not take such reports', async () => {
    const { report } = await openFormAndLoseAnswer()
    expect(await report(notOffered)).toEqual({
      tone: 'bad',
      title: 'Tu cuenta no se protegió',
      text: 'Por acá todavía no se puede. Escribinos por chat y lo hacemos con vos.',
    })
  })

  it('says nothing about the account of another person', async () => {
    const { model, report } = await openFormAndLoseAnswer()
    model.setFieldValue('dni', '14223078')
    expect((await report(refusal))?.title).toBe('Tu cuenta no se protegió')
    model.setFieldValue('dni', '28456123')
    expect((await report(refusal))?.title).toBe('No sabemos si tu cuenta quedó protegida')
  })
})
