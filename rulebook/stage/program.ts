import '@/ui/kit/tokens.css'
import '@/ui/kit/base.css'
import './stage.css'
import { InMemoryPhone } from '#features/support/memory/memory-phone'
import { stageReadyEventName } from '#rulebook/shared/rulebook-stage'
import { FrameScreen, screensOf } from './frame-screen'
import { Spotlight } from './spotlight'
import { Stage } from './stage'

/**
 * Loads the step definitions, except those about API calls, builds or configuration files, which show
 * nothing on a screen.
 */
import.meta.glob(
  [
    '/features/steps/*.ts',
    '!/features/steps/{engineering,connection,configuration,rulebook,passport,publishing}.steps.ts',
  ],
  {
    eager: true,
  },
)

let stage: Stage | undefined
const screen = new FrameScreen(window, (width, height) => stage?.resized(width, height))
stage = new Stage(
  screen,
  new Spotlight(document),
  (configured) => new InMemoryPhone(configured, screensOf(screen)),
)
window.rulebookStage = stage
window.frameElement?.dispatchEvent(new Event(stageReadyEventName, { bubbles: true }))
