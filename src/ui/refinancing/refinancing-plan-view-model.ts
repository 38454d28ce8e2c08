import { inject, injectable } from 'inversify'
import { costOfOption, type InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { LoanCost } from '@/domain/loan-cost/loan-cost'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { Intention } from '@/domain/shared/intention'
import type { Result } from '@/domain/shared/result'
import { CreateRefinancing } from '@/application/refinancing/create-refinancing'
import {
  byLink,
  isOfPlan,
  RefinancingOrders,
  type ProposalChanged,
} from '@/application/refinancing/refinancing-orders'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { RefinancingGateway, type WhyNotCreated } from '@/application/refinancing/refinancing.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OrderStatusAnswer } from '@/application/shared/order-status.port'
import type { NotOrdered, PlacedOrder } from '@/application/shared/orders'
import { Answer, failed, type Failed } from '@/ui/kit/answer'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { notCreatedText, refinancingTexts } from '@/ui/texts/refinancing.texts'
import { FollowedOrder } from './followed-order'
import { RefinancingDoor } from './refinancing-door'

interface Plans {
  readonly plans: readonly InstallmentOption[]
}

export type RefinancingPlanShown =
  | { readonly phase: 'empty' }
  | ({ readonly phase: 'choosing'; readonly problem?: string } & Plans)
  | ({ readonly phase: 'creating'; readonly plan: InstallmentOption } & Plans)
  | ({ readonly phase: 'in-doubt'; readonly intention: Intention } & Plans)

/** In how many installments; going on makes the loan. Source: REF-05, REF-11. */
@injectable()
export class RefinancingPlanViewModel {
  /** The lender's name of the plan. */
  choice: string | undefined = undefined
  private hasLeft = false

  constructor(
    @inject(RefinancingJourney) private readonly journey: RefinancingJourney,
    @inject(RefinancingGateway) private readonly gateway: RefinancingGateway,
    @inject(CreateRefinancing) private readonly createRefinancing: CreateRefinancing,
    @inject(RefinancingOrders) private readonly orders: RefinancingOrders,
    @inject(RefinancingDoor) private readonly door: RefinancingDoor,
    @inject(FollowedOrder) readonly followed: FollowedOrder,
    @inject(Answer) readonly answer: Answer<RefinancingPlanShown>,
    @inject(Waiting) readonly creating: Waiting,
  ) {
    observed(this, 'choice')
  }

  start(): () => void {
    this.hasLeft = false
    const who = this.door.letsIn('plan') ? this.who : undefined
    if (who) {
      this.choice = this.journey.progress().created?.plan.lineId
      this.find(who)
    }
    return () => {
      this.hasLeft = true
      this.answer.end()
      this.creating.end()
      this.followed.end()
    }
  }

  get proposal(): RefinancingProposal | undefined {
    return this.journey.progress().proposal
  }

  /** Of the chosen plan, before its loan is made. Source: REV-09. */
  get cost(): LoanCost | undefined {
    const { shown } = this.answer
    if (shown?.phase !== 'choosing' && shown?.phase !== 'creating') return undefined
    const plan = shown.plans.find(({ lineId }) => lineId === this.choice)
    return plan && this.proposal && costOfOption(this.proposal.refinancingAmount, plan)
  }

  choose(lineId: string): void {
    this.choice = lineId
  }

  async submit(): Promise<void> {
    const { shown } = this.answer
    if (shown?.phase !== 'choosing') return
    const plan = shown.plans.find(({ lineId }) => lineId === this.choice)
    if (!plan || !this.door.staysOpen('plan')) return
    await this.create(plan, shown.plans)
  }

  /** What never arrived goes out again, as the same order. */
  async tryAgain(): Promise<void> {
    const { shown } = this.answer
    if (shown?.phase !== 'in-doubt') return
    const { intention, plans } = shown
    const plan = plans.find((each) => isOfPlan(intention, each))
    if (plan) await this.create(plan, plans, intention)
    else this.answer.show({ phase: 'choosing', plans })
  }

  goBack(): void {
    this.door.goTo('home')
  }

  private get who(): { readonly link: RefinancingLink; readonly proposal: RefinancingProposal } | undefined {
    const link = this.journey.link()
    const { proposal } = this
    return link !== undefined && link !== 'unreadable' && proposal ? { link, proposal } : undefined
  }

  private find({
    link,
    proposal,
  }: {
    readonly link: RefinancingLink
    readonly proposal: RefinancingProposal
  }): void {
    const { refinancingAmount } = proposal
    this.answer.ask(
      () => this.gateway.plans({ link, refinancingAmount }),
      (found) => this.shownOf(found, link),
    )
  }

  private shownOf(
    found: Result<readonly InstallmentOption[], GatewayFailure>,
    link: RefinancingLink,
  ): RefinancingPlanShown | Failed {
    if (!found.ok) return failed(found.failure)
    // The longest first. Source: REF-05.
    const plans = [...found.value].reverse()
    const { inDoubt } = this.orders.known(link, 'refinancing-loan')
    if (inDoubt) return this.followedAs(inDoubt, plans)
    return plans.length === 0 ? { phase: 'empty' } : { phase: 'choosing', plans }
  }

  private async create(
    plan: InstallmentOption,
    plans: readonly InstallmentOption[],
    again?: Intention,
  ): Promise<void> {
    const { who } = this
    if (!who) return
    const { link, proposal } = who
    this.followed.end()
    this.answer.show({ phase: 'creating', plan, plans })
    const isLeft = (): boolean => this.hasLeft
    const creating = this.createRefinancing.execute({ link, proposal, plan, again, isLeft })
    await this.creating.for(creating, (placed) => this.tell(placed, plan, plans))
  }

  private tell(
    placed: Result<PlacedOrder<WhyNotCreated>, NotOrdered<ProposalChanged>>,
    plan: InstallmentOption,
    plans: readonly InstallmentOption[],
  ): void {
    if (!placed.ok) {
      this.tellNotSent(placed.failure, plan, plans)
      return
    }
    const { outcome, intention } = placed.value
    if (outcome.kind === 'done' && outcome.reference !== undefined) this.goOn(plan, outcome.reference)
    else if (outcome.kind === 'refused') this.refuse(notCreatedText(outcome.why), plans)
    else this.answer.show(this.followedAs(intention, plans))
  }

  private tellNotSent(
    reason: NotOrdered<ProposalChanged>,
    plan: InstallmentOption,
    plans: readonly InstallmentOption[],
  ): void {
    switch (reason.kind) {
      case 'to-be-told':
        // Its loan was made before, of this very plan.
        if (reason.intention.reference !== undefined) this.goOn(plan, reason.intention.reference)
        else this.answer.show(this.followedAs(reason.intention, plans))
        return
      case 'changed':
      case 'not-offered':
        this.door.goBackTo('home')
        return
      case 'not-known':
        this.refuse(notCreatedText(reason.cause), plans)
        return
      case 'under-way':
        this.refuse(refinancingTexts.plan.underWay, plans)
        return
      case 'other-customer':
      case 'left':
    }
  }

  private refuse(problem: string, plans: readonly InstallmentOption[]): void {
    this.answer.show({ phase: 'choosing', plans, problem })
  }

  private followedAs(intention: Intention, plans: readonly InstallmentOption[]): RefinancingPlanShown {
    const { who } = this
    if (who)
      this.followed.follow(intention, byLink(who.link.taxId), (word) => this.settle(word, intention, plans))
    return { phase: 'in-doubt', intention, plans }
  }

  private settle(word: OrderStatusAnswer, intention: Intention, plans: readonly InstallmentOption[]): void {
    const plan = plans.find((each) => isOfPlan(intention, each))
    if (word.status === 'approved' && plan && word.loanId !== undefined) this.goOn(plan, word.loanId)
    else if (word.status === 'approved') this.answer.show({ phase: 'choosing', plans })
    else this.refuse(notCreatedText(undefined), plans)
  }

  private goOn(plan: InstallmentOption, loanId: string): void {
    this.journey.choose({ plan, loanId })
    this.door.goTo('selfie')
  }
}
