import fc from 'fast-check'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { DueLine } from '@/domain/payments/amount-due'
import { totalDue } from '@/domain/payments/total-due'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import type { NextAnswer } from '@/adapters/fake/situation'
import type { PayingCard } from '@/application/payments/pay-installment'
import type { Debt, PaymentGateway } from '@/application/payments/payment.port'
import { signedInPayments } from '#tests/adapters/http/signed-in-payments'
import { propertyTimeoutMilliseconds, stories } from '#tests/support/stories'
import { Tab, aBrowser, turns } from './a-tab'

const debt: Debt = { kind: 'loan', externalId: '40128753' }

type Happening =
  | 'press'
  | 'press-twice'
  | 'press-and-reload'
  | 'press-and-leave'
  | 'reload'
  | 'other-tab-presses'
  | 'go-back-and-press'
  | 'ask-again'
type Mishap = Extract<NextAnswer, string> | 'server-error' | 'none'

interface Event {
  readonly happening: Happening
  readonly mishap: Mishap
  readonly card: PayingCard['kind']
}

const cards: Readonly<Record<PayingCard['kind'], PayingCard>> = {
  saved: { kind: 'saved', debitCardId: 'td-51c7a8e0' },
  new: {
    kind: 'new',
    card: {
      number: '5412750012345014',
      holder: 'Marta Giménez',
      expiryMonth: '12',
      expiryYear: '39',
      securityCode: '123',
      dni: '28456123',
    },
  },
}

const events = fc.array(
  fc.record<Event>({
    happening: fc.constantFrom<Happening>(
      'press',
      'press-twice',
      'press-and-reload',
      'press-and-leave',
      'reload',
      'other-tab-presses',
      'go-back-and-press',
      'ask-again',
    ),
    mishap: fc.constantFrom<Mishap>('none', 'lost-answer', 'network-error', 'malformed', 'server-error'),
    card: fc.constantFrom<PayingCard['kind']>('saved', 'new'),
  }),
  { maxLength: 10 },
)

/** Marta with one installment due, in the tabs of one browser, against the lender as the demo plays her. */
class Marta {
  readonly backEnd: FakeBackEnd
  /** Every key that left, in order. */
  readonly keysSent: string[] = []
  /** What the sending tab kept as open at the moment when each key left. */
  readonly keptWhenSent: (readonly string[])[] = []
  private readonly browser = aBrowser()
  private tab: Tab
  private readonly otherTab: Tab
  /** What the first screen of hers showed as due. */
  private firstSeen: readonly DueLine[] = []

  private constructor(backEnd: FakeBackEnd, gateway: PaymentGateway) {
    this.backEnd = backEnd
    this.tab = new Tab(gateway, this.browser)
    this.otherTab = new Tab(gateway, this.browser)
  }

  static async signedIn(): Promise<Marta> {
    const leaving = new Subject<Request>()
    const { backEnd, gateway } = await signedInPayments('marta', (request) => leaving.next(request))
    const marta = new Marta(backEnd, gateway)
    leaving.subscribe((request) => marta.note(request.headers.get('Idempotency-Key')))
    marta.firstSeen = await marta.seen(marta.tab)
    return marta
  }

  async live({ happening, mishap, card: kind }: Event): Promise<void> {
    const card = cards[kind]
    this.arrange(mishap, kind)
    switch (happening) {
      case 'press':
        await this.press(this.tab, card)
        return
      case 'press-twice':
        await Promise.all([this.press(this.tab, card), this.press(this.tab, card)])
        return
      case 'press-and-reload': {
        const pressing = this.press(this.tab, card)
        await turns()
        this.tab = this.tab.reloaded()
        await pressing
        return
      }
      case 'press-and-leave': {
        const seen = await this.seen(this.tab)
        if (seen.length > 0) await this.leaveAfterPaying({ seen, card })
        return
      }
      case 'reload':
        this.tab = this.tab.reloaded()
        return
      case 'other-tab-presses':
        await Promise.all([this.press(this.tab, card), this.press(this.otherTab, cards.saved)])
        return
      case 'go-back-and-press':
        await this.pay(this.tab, { seen: this.firstSeen, card })
        return
      case 'ask-again':
        await this.ask()
    }
  }

  /** Presses on what she saw as due before anything went wrong. */
  private async press(tab: Tab, card: PayingCard): Promise<void> {
    const seen = await this.seen(tab)
    if (seen.length > 0) await this.pay(tab, { seen, card })
  }

  private async pay(
    tab: Tab,
    { seen, card }: { readonly seen: readonly DueLine[]; readonly card: PayingCard },
  ): Promise<void> {
    await tab.pay({ debt, amount: totalDue(seen), seen, card })
  }

  /** Nobody is on the screen to be told what came of it. */
  private async leaveAfterPaying({
    seen,
    card,
  }: {
    readonly seen: readonly DueLine[]
    readonly card: PayingCard
  }): Promise<void> {
    await this.tab.payInstallment.execute({ debt, amount: totalDue(seen), seen, card })
  }

  private async seen(tab: Tab): Promise<readonly DueLine[]> {
    const due = await tab.gateway.amountDue(debt)
    return due.ok ? due.value : []
  }

  private async ask(): Promise<void> {
    const intention = this.tab.intentions.openFor(debt.externalId)
    if (!intention) return
    const answer = await this.tab.gateway.paymentStatus(intention.idempotencyKey)
    if (answer.ok && answer.value.status !== 'in-process') this.tab.intentions.close(intention)
  }

  async due(): Promise<number> {
    const due = await this.tab.gateway.amountDue(debt)
    return due.ok ? totalDue(due.value) : -1
  }

  private note(key: string | null): void {
    if (key === null) return
    this.keysSent.push(key)
    const kept = [this.tab, this.otherTab].map(({ kept: { texts } }) =>
      keysIn(texts.get('paymentIntentions')),
    )
    this.keptWhenSent.push(kept.find((keys) => keys.includes(key)) ?? [])
  }

  private arrange(mishap: Mishap, card: PayingCard['kind']): void {
    if (mishap === 'none') return
    const answer = mishap === 'server-error' ? { status: 500 } : mishap
    const call = card === 'new' ? 'payments.payWithNewCard' : 'payments.payWithSavedCard'
    this.backEnd.arrange({ next: [{ call, answer }] })
  }
}

function keysIn(text = '[]'): readonly string[] {
  return [...text.matchAll(/"idempotencyKey":"([^"]+)"/g)].map(([, key]) => key ?? '')
}

describe('paying one installment, whatever happens on the way', () => {
  it(
    'charges it at most once, sends no key twice, and none while another of its tab is open',
    async () => {
      await fc.assert(
        fc.asyncProperty(events, async (story) => {
          const marta = await Marta.signedIn()
          for (const event of story) await marta.live(event)
          expect(marta.backEnd.charges()).toBeLessThanOrEqual(1)
          expect(marta.keysSent).toEqual([...new Set(marta.keysSent)])
          expect(marta.keptWhenSent).toEqual(marta.keysSent.map((key) => [key]))
          expect(await marta.due()).toBe(marta.backEnd.charges() === 1 ? 0 : 1_262_500)
        }),
        { numRuns: stories },
      )
    },
    propertyTimeoutMilliseconds,
  )

  it(
    'charges it at most once where the lender applies payments another day, too',
    async () => {
      await fc.assert(
        fc.asyncProperty(events, async (story) => {
          const marta = await Marta.signedIn()
          marta.backEnd.arrange({ set: { appliesLater: true } })
          for (const event of story) await marta.live(event)
          expect(marta.backEnd.charges()).toBeLessThanOrEqual(1)
        }),
        { numRuns: stories },
      )
    },
    propertyTimeoutMilliseconds,
  )
})
