import { describe, expect, it } from 'vitest'
import { BrowserSmsCodeReader } from '@/adapters/device/browser-sms-code-reader'

type Ask = (question: CredentialRequestOptions) => Promise<Credential | null>

function readerIn(browser: { readonly hasIt: boolean; readonly ask: Ask }): BrowserSmsCodeReader {
  const navigator = { credentials: { get: browser.ask } }
  const able = { navigator, OTPCredential: true }
  return new BrowserSmsCodeReader(browser.hasIt ? able : { navigator })
}

const listening = (): AbortSignal => new AbortController().signal

describe('the code in a text message', () => {
  it('is asked for as a text message, for as long as the signal lets', async () => {
    const questions: CredentialRequestOptions[] = []
    const signal = listening()
    const reader = readerIn({
      hasIt: true,
      ask: async (question) => {
        questions.push(question)
        return null
      },
    })
    await reader.next(signal)
    expect(questions).toEqual([{ signal, otp: { transport: ['sms'] } }])
  })

  it('is read', async () => {
    const read = { id: '', type: 'otp', code: '4821' }
    const reader = readerIn({ hasIt: true, ask: async () => read })
    expect(await reader.next(listening())).toEqual({ ok: true, value: '4821' })
  })

  it.each([
    ['nothing', null],
    ['a credential of another kind', { id: '', type: 'password' }],
  ])('is no answer when %s comes', async (_, read) => {
    const reader = readerIn({ hasIt: true, ask: async () => read })
    expect(await reader.next(listening())).toEqual({ ok: false, failure: { kind: 'no-answer' } })
  })

  it('is no answer when the customer says no, or the wait was ended', async () => {
    const reader = readerIn({
      hasIt: true,
      ask: () => Promise.reject(new DOMException('', 'AbortError')),
    })
    expect(await reader.next(listening())).toEqual({ ok: false, failure: { kind: 'no-answer' } })
  })

  it('is not asked for where the browser cannot read', async () => {
    const reader = readerIn({ hasIt: false, ask: () => Promise.reject(new Error('asked')) })
    expect(await reader.next(listening())).toEqual({ ok: false, failure: { kind: 'no-answer' } })
  })
})
