import { definePort } from '@/application/shared/port'

/** Records whether the satisfaction survey has been opened in this tab. Source: PAY-17. */
export interface OpenedSurveyStore {
  isOpened(): boolean
  markOpened(): void
}
export const OpenedSurveyStore = definePort<OpenedSurveyStore>('OpenedSurveyStore')
