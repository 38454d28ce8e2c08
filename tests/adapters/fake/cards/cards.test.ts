import { beforeEach, describe, expect, it } from 'vitest'
import {
  FakeBackEndClient,
  MemoryChangeLogStorage,
  stringOrThrow,
  type TestResponseContent,
} from '#tests/adapters/fake/fake-back-end-client'
import { cardUpdateLinkDataOfPersona } from '#tests/support/lender-links'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'

const newCardNumber = '4517650012344821'
let changeLogStorage: MemoryChangeLogStorage
let client: FakeBackEndClient
let token: string
let idempotencyKeyCount = 0

beforeEach(async () => {
  changeLogStorage = new MemoryChangeLogStorage()
  client = new FakeBackEndClient({ journal: changeLogStorage })
  token = await client.logIn('paula')
})

function nextIdempotencyKey(): string {
  idempotencyKeyCount += 1
  return `k-${idempotencyKeyCount}`
}

function addCard(
  changes: { readonly loanIDs?: readonly string[]; readonly card?: object; readonly key?: string } = {},
): Promise<TestResponseContent> {
  const card = {
    customerName: 'PAULA NAVARRO',
    cardNumber: newCardNumber,
    expirationMonth: '12',
    expirationYear: '30',
    cvvCode: '794',
    ...changes.card,
  }
  const loanIDs = changes.loanIDs ?? ['40155604']
  return client.post('/myCards/validateCardAndAssignToLoan', {
    token,
    idempotencyKey: changes.key ?? nextIdempotencyKey(),
    body: { loanIDs, debitCardRequestDTO: card },
  })
}

const newCardFields = { month: '12', year: '30', ccv: '794', applyForAllLoans: false }

function replaceWithNewCard(changes: object = {}): Promise<TestResponseContent> {
  const body = { ...newCardFields, dni: '31447902', debitCardNumber: newCardNumber, ...changes }
  return client.post('/myCards/replace-card/tk-td-d5b3612a/with-new-card', {
    token,
    idempotencyKey: nextIdempotencyKey(),
    body,
  })
}

/** Returns a text for each card of the signed-in customer: brand, last digits and status. */
async function describeCards(from = client): Promise<readonly string[]> {
  const { json } = await from.get('/myCards', { token })
  return Array.from({ length: Number(json['length']) }, (_, position) =>
    ['brand', 'number', 'status']
      .map((field) => lastDigitsOf(stringOrThrow(json[position]?.[field])))
      .join(' '),
  )
}

async function loanIdsOfCard(cardId: string): Promise<readonly unknown[]> {
  const { json } = await client.get(`/myCards/${cardId}/loans`, { token })
  return Array.from({ length: Number(json['length']) }, (_, position) => json[position]?.['externalId'])
}

const paulasCardDescriptions = [
  'Visa Débito 3308 ACTIVE',
  'Mastercard Débito 7154 DUE_SOON',
  'Maestro 0926 OVERDUE',
  'Cabal Débito 6472 INCOLLECTIBLE',
]

describe('the cards of a customer', () => {
  it('are one in each state for Paula, until the last day of their month', async () => {
    expect(await describeCards()).toEqual(paulasCardDescriptions)
    const { json } = await client.get('/myCards', { token })
    expect([json[0]?.['expirationDate'], json[2]?.['expirationDate']]).toEqual(['2028-12-31', '2025-10-31'])
  })

  it('are none for Sergio', async () => {
    const sergio = await client.logIn('sergio')
    expect((await client.get('/myCards', { token: sergio })).json['length']).toBe(0)
  })

  it('become overdue when they expire', async () => {
    client.clock.set(Date.parse('2026-11-21T12:00:00-03:00'))
    await replaceWithNewCard({ month: '12', year: '26' })
    expect((await describeCards()).at(-1)).toBe('Visa Débito 4821 ACTIVE')
    const { json } = await client.get('/myCards', { token })
    expect(json[3]?.['expirationDate']).toBe('2026-12-31')
  })

  it('show their loans to their own customer only', async () => {
    expect(await loanIdsOfCard('td-d5b3612a')).toEqual(['40151208', '40153391'])
    const marta = await client.logIn('marta')
    const answer = await client.get('/myCards/td-d5b3612a/loans', { token: marta })
    expect([answer.status, answer.json['code']]).toEqual([404, 'CARD_NOT_FOUND'])
  })
})

describe('an added card', () => {
  it('is listed with its loans, can be used for payments, and survives a reload', async () => {
    expect((await addCard()).status).toBe(200)
    const after = [...paulasCardDescriptions, 'Visa Débito 4821 ACTIVE']
    expect(await describeCards()).toEqual(after)
    expect(await loanIdsOfCard(`td-new-${newCardIdSuffix()}`)).toEqual(['40155604'])
    expect(await describeCards(new FakeBackEndClient({ journal: changeLogStorage }))).toEqual(after)
    const saved = await client.get('/debitCard/27314479020', { token })
    expect(saved.json[4]?.['debitCardNumber']).toBe('XXXXXXXXXXXX4821')
  })

  it('removes its loans from those that can be linked, until none is left', async () => {
    await addCard()
    const left = await client.get('/myCards/loans', { token })
    expect([left.json['length'], left.json[0]?.['externalId']]).toEqual([1, '40157719'])
    await addCard({ loanIDs: ['40157719'] })
    const none = await client.get('/myCards/loans', { token })
    expect([none.status, none.json['code']]).toEqual([409, 'NO_LOANS_TO_LINK'])
  })

  it('is stored without its number or code', async () => {
    await addCard()
    expect(changeLogStorage.text).toContain('XXXXXXXXXXXX4821')
    expect(changeLogStorage.text).not.toContain(newCardNumber)
    expect(changeLogStorage.text).not.toContain('794')
  })

  it.each([
    ['PAULA NAVARRO', 200],
    ['Navarro Paula', 200],
    ['paula navárro', 200],
    ['Marta Giménez', 409],
    ['Paula', 409],
  ])('in the name %j gets status %d', async (customerName, status) => {
    const answer = await addCard({ card: { customerName } })
    expect(answer.status).toBe(status)
    expect(answer.json['code']).toBe(status === 409 ? 'CARD_HOLDER_MISMATCH' : undefined)
  })

  it('that the bank refuses is not listed', async () => {
    const answer = await addCard({ card: { cardNumber: '4517650012340002' } })
    expect([answer.status, answer.json['code']]).toEqual([409, 'DENIED'])
    expect(await describeCards()).toEqual(paulasCardDescriptions)
  })

  it.each([['40137745'], ['40128753'], ['99999999']])(
    'is not linked to the loan %s, which is taken or belongs to another customer',
    async (loan) => {
      const answer = await addCard({ loanIDs: [loan] })
      expect([answer.status, answer.json['code']]).toEqual([404, 'LOAN_NOT_FOUND'])
    },
  )
})

describe('the terms of a new card', () => {
  it('name the customer and the loans', async () => {
    const body = { loanIDs: ['40155604', '40157719'] }
    const path = '/myCards/generateDocumentTermsAndConditionsAdherenceTD'
    const { texts, misplacedObjectNumbers } = parsePdf((await client.post(path, { token, body })).bytes)
    expect(texts).toContain('Paula Navarro')
    expect(texts).toContain('Préstamo 40155604, 6 cuotas')
    expect(texts).toContain('Préstamo 40157719, 3 cuotas')
    expect(misplacedObjectNumbers).toEqual([])
  })

  it("are not given for another customer's loan", async () => {
    const path = '/myCards/generateDocumentTermsAndConditionsAdherenceTD'
    expect((await client.post(path, { token, body: { loanIDs: ['40128753'] } })).status).toBe(404)
  })
})

describe('a card that is sent twice with one key', () => {
  it('is added once, with the same answer', async () => {
    expect((await addCard({ key: 'k-same' })).status).toBe(200)
    expect((await addCard({ key: 'k-same', card: { cardNumber: '4517650012343308' } })).status).toBe(200)
    expect(await describeCards()).toHaveLength(paulasCardDescriptions.length + 1)
    const status = await client.get('/payments/status?idempotencyKey=k-same', { token })
    expect(status.json['status']).toBe('APPROVED')
  })

  it('stays refused, also in its status', async () => {
    const refused = { customerName: 'Marta Giménez' }
    expect((await addCard({ key: 'k-same', card: refused })).status).toBe(409)
    expect((await addCard({ key: 'k-same' })).status).toBe(409)
    const { json } = await client.get('/payments/status?idempotencyKey=k-same', { token })
    expect([json['status'], json['errorCode']]).toEqual(['REJECTED', 'CARD_HOLDER_MISMATCH'])
  })

  it('for other loans is refused as a used key', async () => {
    await addCard({ key: 'k-same' })
    const answer = await addCard({ key: 'k-same', loanIDs: ['40157719'] })
    expect([answer.status, answer.json['code']]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })
})

describe('a replaced card', () => {
  it('by another one passes its loans on and is not listed any more, also after a reload', async () => {
    const answer = await client.post('/myCards/replace-card/td-d5b3612a/with/td-b72e5a10', {
      token,
      idempotencyKey: nextIdempotencyKey(),
    })
    expect(answer.status).toBe(204)
    const after = paulasCardDescriptions.filter((card) => !card.includes('0926'))
    expect(await describeCards()).toEqual(after)
    expect(await describeCards(new FakeBackEndClient({ journal: changeLogStorage }))).toEqual(after)
    expect(await loanIdsOfCard('td-b72e5a10')).toEqual(['40137745', '40151208', '40153391'])
    expect((await client.get('/debitCard/27314479020', { token })).json['length']).toBe(3)
  })

  it.each([
    ['td-d5b3612a', 'td-51c7a8e0'],
    ['td-51c7a8e0', 'td-b72e5a10'],
  ])("is not %s by %s, one of which is another customer's", async (one, other) => {
    const answer = await client.post(`/myCards/replace-card/${one}/with/${other}`, {
      token,
      idempotencyKey: nextIdempotencyKey(),
    })
    expect([answer.status, answer.json['code']]).toEqual([404, 'CARD_NOT_FOUND'])
  })

  it('is not the one that a link from the lender updates', async () => {
    const marta = await client.logIn('marta')
    const linked = async () => {
      const answer = await client.get(`/users/debitCardStatus/${cardUpdateLinkDataOfPersona('marta')}`)
      return stringOrThrow(answer.json['debitCardNumber'])
    }
    expect(await linked()).toMatch(/4821$/)
    const body = { ...newCardFields, dni: '28456123', debitCardNumber: '4517650012340006' }
    const answer = await client.post('/myCards/replace-card/tk-td-51c7a8e0/with-new-card', {
      token: marta,
      idempotencyKey: nextIdempotencyKey(),
      body,
    })
    expect(answer.status).toBe(200)
    expect(await linked()).toMatch(/0006$/)
  })

  it('by a new one passes its loans on', async () => {
    expect((await replaceWithNewCard()).status).toBe(200)
    const after = [
      ...paulasCardDescriptions.filter((card) => !card.includes('0926')),
      'Visa Débito 4821 ACTIVE',
    ]
    expect(await describeCards()).toEqual(after)
    expect(await loanIdsOfCard(`td-new-${newCardIdSuffix()}`)).toEqual(['40151208', '40153391'])
    expect(changeLogStorage.text).not.toContain(newCardNumber)
  })

  it.each([
    [{ dni: '28456123' }, 'CARD_HOLDER_MISMATCH'],
    [{ debitCardNumber: '4517650012340002' }, 'CARD_REPLACEMENT_FAILED'],
    [{ month: '01', year: '20' }, 'CARD_REPLACEMENT_FAILED'],
  ])('stays when the new one has %j: %s', async (changes, code) => {
    const answer = await replaceWithNewCard(changes)
    expect([answer.status, answer.json['code']]).toEqual([409, code])
    expect(await describeCards()).toEqual(paulasCardDescriptions)
  })
})

/**
 * Returns a masked card number without its first digits and the mask, such as `4821` for `451765XXXXXX4821`.
 */
function lastDigitsOf(text: string): string {
  return text.replace(/^\d*X+/, '')
}

/**
 * Returns the number at the end of the added card's id, such as `5` for `td-new-5`, from the data that the
 * fake lender has stored.
 */
function newCardIdSuffix(): string {
  return /td-new-(\d+)/.exec(changeLogStorage.text ?? '')?.[1] ?? ''
}
