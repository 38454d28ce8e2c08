import { describe, expect, it } from 'vitest'
import { BrowserSmsCodeReader } from '@/adapters/device/browser-sms-code-reader'

type GetCredential = (question: CredentialRequestOptions) => Promise<Credential | null>

function createReaderInBrowser(browser: {
  readonly hasIt: boolean
  readonly ask: GetCredential
}): BrowserSmsCodeReader {
  const navigator = { credentials: { get: browser.ask } }
  const able = { navigator, OTPCredential: true }
  return new BrowserSmsCodeReader(browser.hasIt ? able : { navigator })
}

const createAbortSignal = (): AbortSignal => new AbortController().signal

describe('the code in a text message', () => {
  it('is requested as a text message, until the signal aborts', async () => {
    const questions: CredentialRequestOptions[] = []
    const signal = createAbortSignal()
    const reader = createReaderInBrowser({
      hasIt: true,
      ask: async (question) => {
        questions.push(question)
        return null
      },
    })
    await reader.readNextCode(signal)
    expect(questions).toEqual([{ signal, otp: { transport: ['sms'] } }])
  })

  it('is returned', async () => {
    const read = { id: '', type: 'otp', code: '4821' }
    const reader = createReaderInBrowser({ hasIt: true, ask: async () => read })
    expect(await reader.readNextCode(createAbortSignal())).toEqual({ ok: true, value: '4821' })
  })

  it.each([
    ['nothing', null],
    ['a credential of another kind', { id: '', type: 'password' }],
  ])('is missing when %s arrives', async (_, read) => {
    const reader = createReaderInBrowser({ hasIt: true, ask: async () => read })
    expect(await reader.readNextCode(createAbortSignal())).toEqual({
      ok: false,
      failure: { kind: 'no-answer' },
    })
  })

  it('is missing when the customer refuses, or the wait was aborted', async () => {
    const reader = createReaderInBrowser({
      hasIt: true,
      ask: () => Promise.reject(new DOMException('', 'AbortError')),
    })
    expect(await reader.readNextCode(createAbortSignal())).toEqual({
      ok: false,
      failure: { kind: 'no-answer' },
    })
  })

  it('is not requested in a browser that cannot read messages', async () => {
    const reader = createReaderInBrowser({ hasIt: false, ask: () => Promise.reject(new Error('asked')) })
    expect(await reader.readNextCode(createAbortSignal())).toEqual({
      ok: false,
      failure: { kind: 'no-answer' },
    })
  })
})
