import type { IconName } from './icon-svg-paths'

/**
 * The tone of a message: information, success, warning or failure. Each tone is shown with an icon and a
 * word, never by colour alone.
 */
export type Tone = 'info' | 'good' | 'warn' | 'bad'

export const toneIcons: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  good: 'success',
  warn: 'warning',
  bad: 'error',
}
