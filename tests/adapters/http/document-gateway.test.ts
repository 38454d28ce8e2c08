import { beforeEach, describe, expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { failure, success } from '@/domain/shared/result'
import { HttpClient } from '@/adapters/http/http-client'
import { HttpDocumentGateway } from '@/adapters/http/document-gateway'
import { toBrowserFile } from '@/adapters/http/document-mapper'
import { MemoryCrossTabLock } from '#tests/support/memory-device'
import { pdfBytes } from '#tests/support/upload-files'
import { BrowserWithFakeBackEnd, type TabWithFakeBackEnd } from './connected-browser'

const taxId = cuit('27284561231')
const uploadedReceipt = {
  taxId,
  typeId: 'TRANSFERENCIA',
  file: { kind: 'pdf', name: 'pago de mayo.pdf', bytes: pdfBytes },
} as const

let browser: BrowserWithFakeBackEnd
let tab: TabWithFakeBackEnd

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
  browser.signIn('marta')
  tab = browser.openTab()
})

describe('the files of a loan', () => {
  it.each(['contract', 'coupon-book'] as const)('come as PDFs: %s', async (paper) => {
    const { documentQueries: documents } = tab.gateways
    const file =
      paper === 'contract'
        ? await documents.loanDocumentFile('40128753', 'contract')
        : await documents.couponBook('p-6b1f0c92')
    if (!file.ok) throw new Error(file.failure.kind)
    expect(file.value.contentType).toBe('application/pdf')
    expect((await file.value.blob.text()).slice(0, 8)).toBe('%PDF-1.4')
  })

  it('report a missing one in the words of the server', async () => {
    const answer = await tab.gateways.documentQueries.loanDocumentFile('40128753', 'services-receipt')
    expect(answer).toEqual(failure({ kind: 'server-failure', message: 'No encontramos ese archivo.' }))
  })

  it('are not requested without a session', async () => {
    tab.sessions.closeSession('left')
    const answer = await tab.gateways.documentQueries.couponBook('p-6b1f0c92')
    expect(answer).toEqual(failure({ kind: 'session-ended' }))
    expect(browser.requests).toEqual([])
  })

  it('are unreadable when they are empty', async () => {
    browser.setNextAnswer('documents.couponBook', { status: 204 })
    const answer = await tab.gateways.documentQueries.couponBook('p-6b1f0c92')
    expect(answer).toEqual(failure({ kind: 'unreadable', reference: 'documents.couponBook' }))
  })
})

describe('a file that the customer uploads', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['pdf', 'application/pdf'],
  ] as const)('of the kind %s is sent as %s, with its name', (kind, contentType) => {
    const file = toBrowserFile({ kind, name: 'pago de mayo', bytes: pdfBytes })
    expect([file.type, file.name, file.size]).toEqual([contentType, 'pago de mayo', pdfBytes.length])
  })
})

describe('a file', () => {
  it.each(['text/html', 'application/json', 'image/svg+xml'])(
    'that is %s is refused, and nothing of it is opened',
    async (contentType) => {
      const answered = async () => new Response('<p>Hola</p>', { headers: { 'Content-Type': contentType } })
      const addresses = {
        apiBaseUrl: 'http://x.invalid',
        pushBaseUrl: 'http://x.invalid',
        portalBaseUrl: 'http://x.invalid',
      }
      const { sessions } = tab
      const client = new HttpClient({
        fetch: answered,
        addresses,
        sessions,
        tabLock: new MemoryCrossTabLock(),
      })
      const gateway = new HttpDocumentGateway(client)
      const book = await gateway.couponBook('p-6b1f0c92')
      expect(book).toEqual(failure({ kind: 'unreadable', reference: 'documents.couponBook' }))
    },
  )
})

describe('the kinds of receipt', () => {
  it('are those that the portal can explain', async () => {
    browser.setNextAnswer('documents.listReceiptTypes', {
      status: 200,
      body: [
        { id: '1', labelKey: 'transfer' },
        { id: '2', labelKey: 'carrier-pigeon' },
        { id: '3', labelKey: 'ticket' },
      ],
    })
    expect(await tab.gateways.documentQueries.acceptedPaymentReceiptTypes()).toEqual(
      success([
        { id: '1', kind: 'transfer' },
        { id: '3', kind: 'ticket' },
      ]),
    )
  })
})

describe('a sent receipt', () => {
  it('is a form, byte by byte, with its name and type', async () => {
    expect(await tab.gateways.documents.sendReceipt(uploadedReceipt)).toEqual(success())
    const form = await browser.requests.at(-1)?.formData()
    const file = form?.get('file')
    if (!(file instanceof File)) throw new Error('No file was sent')
    expect([file.name, file.type, form?.get('paymentVoucherType')]).toEqual([
      'pago de mayo.pdf',
      'application/pdf',
      'TRANSFERENCIA',
    ])
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdfBytes)
  })

  it('that the lender refuses has a failure of its own kind', async () => {
    browser.setNextAnswer('documents.sendReceipt', { status: 409, code: 'INVALID_FILE' })
    expect(await tab.gateways.documents.sendReceipt(uploadedReceipt)).toEqual(
      failure({ kind: 'file-refused' }),
    )
  })
})
