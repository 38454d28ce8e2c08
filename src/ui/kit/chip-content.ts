import type { IconName } from './icon-strokes'
import type { Tone } from './tone'

export type ChipTone = Tone | 'neutral' | 'accent'

/** What a chip shows, as a view-model has decided. */
export interface ChipContent {
  readonly tone: ChipTone
  /** Icon of the chip. Default: the icon of its tone. */
  readonly icon?: IconName
  readonly text: string
}
