import { callCatalogue } from '@/adapters/fake/call-catalogue'
import type { DemoState } from '@/adapters/fake/demo-state'
import { observeFields } from '@/ui/kit/observe-fields'
import type { SelectOption } from '@/ui/kit/select-option'
import { demoTexts } from '@/ui/texts/demo.texts'
import {
  answerFromFields,
  answerNames,
  answerText,
  answerHasField,
  initialAnswerFields,
  isAnswerName,
  type AnswerFields,
  type AnswerName,
} from './chosen-answer'

const texts = demoTexts.faults

/** The response times that a trainer can choose, in milliseconds. Source: DEM-03. */
const latencies = [0, 1000, 3000, 12_000] as const

/** The calls that trainers make fail most. Others are found by searching. */
const favourites: readonly string[] = [
  'payments.payWithSavedCard',
  'payments.payWithNewCard',
  'payments.paymentStatus',
  'payments.listPayableLoans',
  'access.sendCode',
  'identity-check.findResult',
  'cards.addCard',
  'qr-payment.pay',
  'refinancing.payDownPayment',
]

/** Gives the current demo state and applies another one. */
export interface DemoStatePlayer {
  demoState(): DemoState
  replaceDemoState(demoState: DemoState): void
}

/**
 * The failures that a trainer chooses. All of them are part of the demo state and of its link.
 * Source: DEM-03.
 */
export class FaultsViewModel {
  demoState: DemoState
  /** The text with which the trainer searches for a call. */
  search = ''
  call = ''
  answer: AnswerName = 'serverError'
  fields: AnswerFields = initialAnswerFields('serverError')

  constructor(private readonly environment: DemoStatePlayer) {
    this.demoState = environment.demoState()
    observeFields(this, 'demoState', 'search', 'call', 'answer', 'fields')
  }

  /** Reads the demo state again, because one-time failures may have happened. */
  refresh(): void {
    this.demoState = this.environment.demoState()
  }

  get latencyOptions(): readonly SelectOption[] {
    const chosen = this.demoState.latencyMs
    const all = [...new Set([...latencies, chosen])].sort((one, other) => one - other)
    return all.map((milliseconds) => ({
      value: String(milliseconds),
      label: texts.latencyOf(milliseconds / 1000),
    }))
  }

  /**
   * The calls that the trainer can choose: the favourites or, with a search, every call that contains all of
   * its words. The chosen call is always among them.
   */
  get callOptions(): readonly SelectOption[] {
    const words = folded(this.search).split(/\s+/).filter(Boolean)
    return callLabels.filter(
      ({ value, label }) =>
        value === this.call ||
        (words.length === 0
          ? favourites.includes(value)
          : words.every((word) => folded(label).includes(word))),
    )
  }

  get answerOptions(): readonly SelectOption[] {
    return answerNames.map((value) => ({ value, label: texts.answers[value] }))
  }

  answerHasField(field: keyof AnswerFields): boolean {
    return answerHasField(this.answer, field)
  }

  get codeOptions(): readonly SelectOption[] {
    const codes = this.chosen?.codes ?? []
    return codes.map(({ code, meaning }) => ({ value: code, label: meaning }))
  }

  /** Whether the trainer has chosen a call but not yet added an answer for it. */
  get isUnfinished(): boolean {
    return this.chosen !== undefined
  }

  get canAddFault(): boolean {
    return this.chosen !== undefined && answerFromFields(this.answer, this.fields) !== undefined
  }

  /** Texts of the failures that the trainer has set and that have not happened yet. */
  get upcomingFaults(): readonly string[] {
    return this.demoState.next.map(({ call, answer }) => {
      const label = callLabels.find(({ value }) => value === call)?.label ?? call
      return texts.upcoming(label, answerText(answer))
    })
  }

  chooseLatency(milliseconds: string): void {
    this.play({ latencyMs: Number(milliseconds) })
  }

  setOffline(offline: boolean): void {
    this.play({ offline })
  }

  searchCalls(words: string): void {
    this.search = words
  }

  chooseCall(call: string): void {
    this.call = call
    this.typeField('code', '')
  }

  chooseAnswer(answer: string): void {
    if (!isAnswerName(answer)) return
    this.answer = answer
    this.fields = initialAnswerFields(answer)
  }

  typeField(field: keyof AnswerFields, text: string): void {
    this.fields = { ...this.fields, [field]: text }
  }

  addFault(): void {
    const answer = answerFromFields(this.answer, this.fields)
    if (!this.chosen || !answer) return
    this.refresh()
    this.play({ next: [...this.demoState.next, { call: this.chosen.name, answer }] })
    this.search = ''
    this.chooseCall('')
  }

  forgetUpcoming(): void {
    this.play({ next: [] })
  }

  private get chosen() {
    return callCatalogue.find(({ name }) => name === this.call)
  }

  /** Changes some fields of the demo state. Changes that were made elsewhere are kept. */
  private play(change: Partial<DemoState>): void {
    const demoState = { ...this.environment.demoState(), ...change }
    this.environment.replaceDemoState(demoState)
    this.demoState = demoState
  }
}

const callLabels: readonly SelectOption[] = callCatalogue.map(({ name, capability, summary }) => ({
  value: name,
  label: `${texts.capabilities.get(capability) ?? capability}: ${summary}`,
}))

/** Returns the text in lower case without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
