import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { SurveyAnswers } from '@/domain/support/survey'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import type { SurveyDraft, SurveyDrafts } from '@/application/support/survey-drafts.port'
import { OwnedStoredValue } from './owned-value'
import { objectSchema, typeGuardForSchema, wellFormedTextSchema } from './schemas'

@injectable()
export class StoredSurveyDrafts implements SurveyDrafts {
  private readonly stored: OwnedStoredValue<StoredDraft>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedStoredValue(storage, 'surveyDraft', {
      sessions,
      isValid: typeGuardForSchema(surveyDraftSchema),
      namesCustomer: (draft, { taxId }) => draft.customer === taxId,
    })
  }

  find(runId: string): SurveyAnswers | undefined {
    const draft = this.stored.read()
    if (draft?.runId !== runId) return undefined
    return new Map(draft.answers.map(({ code, answer }) => [code, answer]))
  }

  save({ answers, ...draft }: SurveyDraft): void {
    this.stored.write({ ...draft, answers: Array.from(answers, ([code, answer]) => ({ code, answer })) })
  }

  forget(): void {
    this.stored.remove()
  }
}

/**
 * An answer as it is stored: the code of the question, and the code of the chosen option or the typed text.
 */
interface StoredAnswer {
  readonly code: string
  readonly answer: string
}

type StoredDraft = Omit<SurveyDraft, 'answers'> & { readonly answers: readonly StoredAnswer[] }

const surveyDraftSchema = objectSchema<StoredDraft>({
  customer: wellFormedTextSchema,
  runId: wellFormedTextSchema,
  answers: v.array(objectSchema<StoredAnswer>({ code: wellFormedTextSchema, answer: wellFormedTextSchema })),
})
