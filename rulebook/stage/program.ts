import '@/ui/kit/tokens.css'
import '@/ui/kit/base.css'
import './stage.css'
import { InMemoryPhone } from '#features/support/memory/memory-phone'
import { stageReadyEventName } from '#rulebook/shared/rulebook-stage'
import { createSingleWindowProvider, StageWindow } from './stage-window'
import { Spotlight } from './spotlight'
import { Stage } from './stage'

/**
 * Loads the step definitions, except those that show nothing on a screen, such as those about API calls,
 * builds or configuration files.
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
const stageWindow = new StageWindow(window, (width, height) => stage?.reportResize(width, height))
stage = new Stage(
  stageWindow,
  new Spotlight(document),
  (configurationChanges) => new InMemoryPhone(configurationChanges, createSingleWindowProvider(stageWindow)),
)
window.rulebookStage = stage
window.frameElement?.dispatchEvent(new Event(stageReadyEventName, { bubbles: true }))
