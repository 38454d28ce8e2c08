import type { IconName } from './icon-strokes'
import type { Tone } from './tone'

export type ChipTone = Tone | 'neutral' | 'accent'

/** A chip that a view-model decided. */
export interface ChipContent {
  readonly tone: ChipTone
  /** The icon; by default that of the tone. */
  readonly icon?: IconName
  readonly text: string
}
