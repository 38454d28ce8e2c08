import type { IconName } from './icon-svg-paths'
import type { Tone } from './tone'

export type ChipTone = Tone | 'neutral' | 'accent'

/** The content of a chip (a small label), as a view-model has chosen it. */
export interface ChipContent {
  readonly tone: ChipTone
  /** Icon of the chip. Default: the icon that belongs to the chip's tone. */
  readonly icon?: IconName
  readonly text: string
}
