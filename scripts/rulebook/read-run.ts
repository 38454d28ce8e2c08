import { existsSync } from 'node:fs'
import type { ProjectRevision, TestRun } from '#rulebook/shared/rulebook-data'
import { readCucumberMessages } from './messages'
import { projectRevisionMediaType } from './messages-formatter'

/**
 * Reads from the messages of a cucumber run when the run began, and the revision of the project at that
 * time. Undefined if there are no messages. Source: RUL-01.
 */
export async function readTestRun(messages: string): Promise<TestRun | undefined> {
  if (!existsSync(messages)) return undefined
  let revision: ProjectRevision | undefined
  for await (const { attachment, testRunStarted } of readCucumberMessages(messages)) {
    if (attachment?.mediaType === projectRevisionMediaType)
      revision = JSON.parse(attachment.body) as ProjectRevision
    if (!testRunStarted) continue
    const at = new Date(testRunStarted.timestamp.seconds * 1000).toISOString()
    return { at, ...(revision && { revision }) }
  }
  return undefined
}
