import { expect, it } from 'vitest'
import { copySourcesWithReplacedFiles, readPortalSources, type SourceTextsByPath } from './import-graph'

/** Files that may create the failure `session-ended`, each for its own reason. */
const filesAllowedToCreateSessionEnded: ReadonlySet<string> = new Set([
  // The one place that checks who is signed in.
  'src/application/session/session-store.ts',
  // The tokens, not the customer, are what the request is for.
  'src/application/session/load-account-status.ts',
  // A login that is no longer in progress.
  'src/application/access/log-in.ts',
  'src/application/access/log-in-with-link.ts',
  // Another customer has signed in meanwhile.
  'src/application/access/register-biometric-unlock.ts',
  'src/application/access/set-password.ts',
  'src/application/notifications/subscribe-to-push.ts',
  // The survey belongs to the customer who opened it.
  'src/application/support/answer-survey.ts',
])

/** Returns the files of the application and of the screens that create the failure `session-ended`. */
function findFilesCreatingSessionEnded(sources: SourceTextsByPath): readonly string[] {
  return [...sources]
    .filter(([path]) => /^src\/(application|ui)\//.test(path))
    .filter(([, text]) => /failure\(\{ kind: 'session-ended' \}\)/.test(text))
    .map(([path]) => path)
}

it('the signed-in customer is read in one place', () => {
  expect(findFilesCreatingSessionEnded(readPortalSources()).toSorted()).toEqual(
    [...filesAllowedToCreateSessionEnded].toSorted(),
  )
})

it('a planted use case that reads the session itself is found', () => {
  const files = {
    'src/application/loans/planted.ts':
      "const customer = sessions.customer()\nif (!customer) return failure({ kind: 'session-ended' })",
  }
  expect(findFilesCreatingSessionEnded(copySourcesWithReplacedFiles(readPortalSources(), files))).toContain(
    'src/application/loans/planted.ts',
  )
})
