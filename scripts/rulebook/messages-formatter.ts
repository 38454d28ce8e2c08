import type { FormatterPlugin } from '@cucumber/cucumber/api'
import { AttachmentContentEncoding, type Envelope } from '@cucumber/messages'
import type { ProjectRevision } from '#rulebook/shared/rulebook-data'
import { readProjectRevision } from './git'

/**
 * Media type of the cucumber attachment for the project's revision at the start of a run. The attachment
 * contains a `ProjectRevision` as JSON and belongs to no scenario.
 */
export const projectRevisionMediaType = 'application/x.portal-revision+json'

/**
 * Returns the formatter that writes the messages of a run, one on each line, like cucumber's own formatter
 * `message`. The first line has the revision that `readRevision` returns before the run; it is missing if
 * there is none. Source: RUL-01.
 */
export function createMessagesFormatter(
  readRevision: () => Promise<ProjectRevision | undefined>,
): FormatterPlugin {
  return {
    type: 'formatter',
    formatter: async ({ on, write }) => {
      const writeMessage = (message: Envelope): void => write(`${JSON.stringify(message)}\n`)
      on('message', writeMessage)
      const revision = await readRevision()
      if (!revision) return
      writeMessage({
        attachment: {
          mediaType: projectRevisionMediaType,
          contentEncoding: AttachmentContentEncoding.IDENTITY,
          body: JSON.stringify(revision),
        },
      })
    },
  }
}

/** The formatter that the profiles of `cucumber.mjs` name by the path of this file. */
export default createMessagesFormatter(readProjectRevision)
