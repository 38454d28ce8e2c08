import { StoredSurveyOpenedFlag } from '@/adapters/device/stored/stored-survey-opened-flag'
import { expect, it } from 'vitest'
import { success } from '@/domain/shared/result'
import { SurveyInvitation } from '@/application/support/survey-invitation'
import { SurveyPromptViewModel } from '@/ui/payments/status/survey-prompt-view-model'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { createPendingRequest } from '#tests/support/async-state-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { createSessionStore } from '#tests/support/sessions-in'

function createSurveyPrompt(tab = new SharedStorageContent()) {
  const clock = new ManualClock()
  const invitation = new SurveyInvitation(
    { isAnswered: () => Promise.resolve(success(false)) },
    new StoredSurveyOpenedFlag(new MemoryStorage(tab), createSessionStore()),
  )
  const model = new SurveyPromptViewModel(invitation, clock, createPendingRequest(clock))
  const leave = model.onMount()
  const stay = async (milliseconds: number): Promise<void> => {
    clock.advance(milliseconds)
    await waitForQueuedTasks()
  }
  return { model, leave, stay }
}

it('the survey appears after five and a half seconds, not before', async () => {
  const { model, stay } = createSurveyPrompt()
  await stay(5499)
  expect(model.promptPhase).toBe('hidden')
  await stay(1)
  expect(model.promptPhase).toBe('inviting')
  model.dismissPrompt()
  expect(model.promptPhase).toBe('hidden')
})

it('the survey does not appear after the customer left', async () => {
  const { model, leave, stay } = createSurveyPrompt()
  leave()
  await stay(60_000)
  expect(model.promptPhase).toBe('hidden')
})

it('the survey appears once in a tab', async () => {
  const tab = new SharedStorageContent()
  await createSurveyPrompt(tab).stay(5500)
  const second = createSurveyPrompt(tab)
  await second.stay(60_000)
  expect(second.model.promptPhase).toBe('hidden')
})
