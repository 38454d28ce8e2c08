import { demoPanelApiCalls } from '@/adapters/fake/call-catalogue'
import type { DemoState } from '@/adapters/fake/demo-state'
import { observeFields } from '@/ui/kit/observe-fields'
import type { SelectOption } from '@/ui/kit/select-option'
import { demoTexts } from '@/ui/texts/demo.texts'
import {
  createFakeAnswer,
  fakeLenderAnswerNames,
  fakeAnswerText,
  isFieldOfFakeLenderAnswer,
  initialFakeAnswerFields,
  isFakeLenderAnswerName,
  type FakeAnswerFields,
  type FakeLenderAnswerName,
} from './fake-answer'

const texts = demoTexts.faults

/** The response times that a trainer can choose, in milliseconds. Source: DEM-03. */
const latencyChoicesMilliseconds = [0, 1000, 3000, 12_000] as const

/**
 * Names of the requests to the back end that trainers make fail most often. Trainers find other requests
 * with the search field.
 */
const favouriteBackEndCalls: readonly string[] = [
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

/** Gives the demo panel access to the demo state: reads it, or replaces it with another one. */
export interface DemoStateStore {
  demoState(): DemoState
  replaceDemoState(demoState: DemoState): void
}

/**
 * The part of the demo panel in which a trainer chooses failures of the portal's requests. The chosen
 * failures are part of the demo state, and of the link that opens it. Source: DEM-03.
 */
export class SimulatedFaultsViewModel {
  demoState: DemoState
  /** The text with which the trainer searches for a kind of request to the back end. */
  searchText = ''
  chosenCallName = ''
  chosenAnswerName: FakeLenderAnswerName = 'serverError'
  answerFields: FakeAnswerFields = initialFakeAnswerFields('serverError')

  constructor(private readonly environment: DemoStateStore) {
    this.demoState = environment.demoState()
    observeFields(this, 'demoState', 'searchText', 'chosenCallName', 'chosenAnswerName', 'answerFields')
  }

  /**
   * Reads the demo state again. A failure that the trainer set to happen once may have happened, and is then
   * no longer in it.
   */
  refreshDemoState(): void {
    this.demoState = this.environment.demoState()
  }

  get latencyOptions(): readonly SelectOption[] {
    const chosen = this.demoState.latencyMs
    const all = [...new Set([...latencyChoicesMilliseconds, chosen])].sort((one, other) => one - other)
    return all.map((milliseconds) => ({
      value: String(milliseconds),
      label: texts.latencyOf(milliseconds / 1000),
    }))
  }

  /**
   * The kinds of request to the back end that the trainer can choose. Without a search, these are the
   * favourites; with a search, all kinds whose label contains every word of the search. The chosen kind is
   * always among them.
   */
  get backEndCallOptions(): readonly SelectOption[] {
    const words = withoutCaseOrAccents(this.searchText).split(/\s+/).filter(Boolean)
    return allBackEndCallOptions.filter(
      ({ value, label }) =>
        value === this.chosenCallName ||
        (words.length === 0
          ? favouriteBackEndCalls.includes(value)
          : words.every((word) => withoutCaseOrAccents(label).includes(word))),
    )
  }

  get fakeAnswerOptions(): readonly SelectOption[] {
    return fakeLenderAnswerNames.map((value) => ({ value, label: texts.answers[value] }))
  }

  isFieldOfChosenAnswer(field: keyof FakeAnswerFields): boolean {
    return isFieldOfFakeLenderAnswer(this.chosenAnswerName, field)
  }

  get errorCodeOptions(): readonly SelectOption[] {
    const codes = this.chosen?.refusalCodes ?? []
    return codes.map(({ code, meaning }) => ({ value: code, label: meaning }))
  }

  /**
   * Whether the trainer has chosen a kind of request to the back end, but has not yet added a simulated
   * answer for it.
   */
  get hasFaultNotAddedYet(): boolean {
    return this.chosen !== undefined
  }

  get canAddFault(): boolean {
    return (
      this.chosen !== undefined && createFakeAnswer(this.chosenAnswerName, this.answerFields) !== undefined
    )
  }

  /**
   * Texts that describe the answers which the trainer has set for the next requests to the back end, and
   * which have not been given yet.
   */
  get upcomingFaultTexts(): readonly string[] {
    return this.demoState.next.map(({ call, answer }) => {
      const label = allBackEndCallOptions.find(({ value }) => value === call)?.label ?? call
      return texts.upcoming(label, fakeAnswerText(answer))
    })
  }

  chooseLatency(milliseconds: string): void {
    this.changeDemoState({ latencyMs: Number(milliseconds) })
  }

  setOffline(offline: boolean): void {
    this.changeDemoState({ offline })
  }

  searchBackEndCalls(words: string): void {
    this.searchText = words
  }

  chooseBackEndCallToFail(call: string): void {
    this.chosenCallName = call
    this.enterAnswerField('code', '')
  }

  chooseFakeAnswer(answer: string): void {
    if (!isFakeLenderAnswerName(answer)) return
    this.chosenAnswerName = answer
    this.answerFields = initialFakeAnswerFields(answer)
  }

  enterAnswerField(field: keyof FakeAnswerFields, text: string): void {
    this.answerFields = { ...this.answerFields, [field]: text }
  }

  addFault(): void {
    const answer = createFakeAnswer(this.chosenAnswerName, this.answerFields)
    if (!this.chosen || !answer) return
    this.refreshDemoState()
    this.changeDemoState({ next: [...this.demoState.next, { call: this.chosen.name, answer }] })
    this.searchText = ''
    this.chooseBackEndCallToFail('')
  }

  forgetUpcomingFaults(): void {
    this.changeDemoState({ next: [] })
  }

  private get chosen() {
    return demoPanelApiCalls.find(({ name }) => name === this.chosenCallName)
  }

  /**
   * Changes the given fields of the demo state. The other fields keep their values, which another part of
   * the demo panel may have set.
   */
  private changeDemoState(change: Partial<DemoState>): void {
    const demoState = { ...this.environment.demoState(), ...change }
    this.environment.replaceDemoState(demoState)
    this.demoState = demoState
  }
}

const allBackEndCallOptions: readonly SelectOption[] = demoPanelApiCalls.map(
  ({ name, contract: capability, summary }) => ({
    value: name,
    label: `${texts.capabilities.get(capability) ?? capability}: ${summary}`,
  }),
)

/** Returns the text in lower case without accents. */
function withoutCaseOrAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
