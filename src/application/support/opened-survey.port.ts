import { port } from '@/application/shared/port'

/** Whether the survey has been opened in this tab. Source: PAY-17. */
export interface OpenedSurvey {
  isOpened(): boolean
  markOpened(): void
}
export const OpenedSurvey = port<OpenedSurvey>('OpenedSurvey')
