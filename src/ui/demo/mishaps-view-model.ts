import { callCatalogue } from '@/adapters/fake/call-catalogue'
import type { NextAnswer, Situation } from '@/adapters/fake/situation'
import { observed } from '@/ui/kit/observed'
import type { SelectOption } from '@/ui/kit/select-option'
import { demoTexts } from '@/ui/texts/demo.texts'

const texts = demoTexts.mishaps

/** How long the lender thinks, at a trainer's choice, in milliseconds. Source: DEM-03. */
const latencies = [0, 1000, 3000, 12_000] as const

const answers: Readonly<Record<keyof typeof texts.answers, NextAnswer>> = {
  serverError: { status: 500 },
  unauthorized: { status: 401 },
  forbidden: { status: 403 },
  notFound: { status: 404 },
  code: { status: 409 },
  malformed: 'malformed',
  oddEntry: 'odd-entry',
  captivePortal: 'captive-portal',
  never: 'never',
  lost: 'lost-answer',
  doneThenError: { done: { status: 500 } },
  late: { late: 2 },
  unreachable: 'network-error',
}
type AnswerName = keyof typeof answers

/** What plays the lender. */
export interface SituationPlayer {
  situation(): Situation
  play(situation: Situation): void
}

/** What a trainer lets go wrong. Every choice is part of the situation, and so of its link. Source: DEM-03. */
export class MishapsViewModel {
  situation: Situation
  call = ''
  answer: AnswerName = 'serverError'
  code = ''

  constructor(private readonly stage: SituationPlayer) {
    this.situation = stage.situation()
    observed(this, 'situation', 'call', 'answer', 'code')
  }

  /** What was arranged may have happened meanwhile. */
  refresh(): void {
    this.situation = this.stage.situation()
  }

  get latencyOptions(): readonly SelectOption[] {
    const chosen = this.situation.latencyMs
    const all = [...new Set([...latencies, chosen])].toSorted((one, other) => one - other)
    return all.map((milliseconds) => ({
      value: String(milliseconds),
      label: texts.latencyOf(milliseconds / 1000),
    }))
  }

  get callOptions(): readonly SelectOption[] {
    return callCatalogue.map(({ name, capability, summary }) => ({
      value: name,
      label: `${texts.capabilities.get(capability) ?? capability}: ${summary}`,
    }))
  }

  get answerOptions(): readonly SelectOption[] {
    return Object.entries(texts.answers).map(([value, label]) => ({ value, label }))
  }

  get asksForCode(): boolean {
    return this.answer === 'code'
  }

  get codeOptions(): readonly SelectOption[] {
    const codes = this.chosen?.codes ?? []
    return codes.map(({ code, meaning }) => ({ value: code, label: `${code}: ${meaning}` }))
  }

  get canAdd(): boolean {
    return this.chosen !== undefined && (!this.asksForCode || this.code !== '')
  }

  /** What is still to happen, in words. */
  get upcoming(): readonly string[] {
    return this.situation.next.map(({ call, answer }) => {
      const label = this.callOptions.find(({ value }) => value === call)?.label ?? call
      return texts.upcoming(label, answerText(answer))
    })
  }

  chooseLatency(milliseconds: string): void {
    this.play({ ...this.situation, latencyMs: Number(milliseconds) })
  }

  setOffline(offline: boolean): void {
    this.play({ ...this.situation, offline })
  }

  chooseCall(call: string): void {
    this.call = call
    this.code = ''
  }

  chooseAnswer(answer: string): void {
    if (isAnswerName(answer)) this.answer = answer
  }

  chooseCode(code: string): void {
    this.code = code
  }

  add(): void {
    const { chosen } = this
    if (!chosen || !this.canAdd) return
    const answer = this.asksForCode ? { status: 409, code: this.code } : answers[this.answer]
    this.refresh()
    this.play({ ...this.situation, next: [...this.situation.next, { call: chosen.name, answer }] })
  }

  forgetUpcoming(): void {
    this.play({ ...this.situation, next: [] })
  }

  private get chosen() {
    return callCatalogue.find(({ name }) => name === this.call)
  }

  private play(situation: Situation): void {
    this.stage.play(situation)
    this.situation = situation
  }
}

function isAnswerName(text: string): text is AnswerName {
  return text in answers
}

function answerText(answer: NextAnswer): string {
  if (typeof answer === 'string') return texts.answers[nameOf(answer)]
  if ('late' in answer) return texts.answers.late
  if ('done' in answer) return texts.answers.doneThenError
  if (answer.code !== undefined) return answer.code
  const known = Object.entries(answers).find(([, each]) => isStatus(each, answer.status))
  const name = known?.[0]
  return name !== undefined && isAnswerName(name) ? texts.answers[name] : String(answer.status)
}

function nameOf(answer: Extract<NextAnswer, string>): AnswerName {
  switch (answer) {
    case 'malformed':
    case 'never':
      return answer
    case 'lost-answer':
      return 'lost'
    case 'network-error':
      return 'unreachable'
    case 'odd-entry':
      return 'oddEntry'
    case 'captive-portal':
      return 'captivePortal'
  }
}

function isStatus(answer: NextAnswer, status: number): boolean {
  return typeof answer !== 'string' && 'status' in answer && answer.status === status
}
