import { definePort } from '@/application/shared/port'

/**
 * Records whether the signed-in customer has opened the satisfaction survey in this tab. The record ends with their
 * session. Source: PAY-17, SES-13.
 */
export interface OpenedSurveyStore {
  isOpened(): boolean
  markOpened(): void
}
export const OpenedSurveyStore = definePort<OpenedSurveyStore>('OpenedSurveyStore')
