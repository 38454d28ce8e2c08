import { initializeAnalytics, isSupported, logEvent, setDefaultEventParameters } from 'firebase/analytics'
import { firebaseApp, type FirebaseProject } from './firebase-app'

type Parameters = Readonly<Record<string, string>>

/** No page view by itself and no advertising: those would carry the address, with its ids. Source: SES-05. */
const quiet = {
  send_page_view: false,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
} as const

/** How to tell a page view; nothing where this browser does not allow it. */
export async function startAnalytics(
  project: FirebaseProject,
  first: Parameters,
): Promise<((parameters: Parameters) => void) | undefined> {
  if (project.measurementId === undefined || !(await isSupported())) return undefined
  setDefaultEventParameters(first)
  const analytics = initializeAnalytics(firebaseApp(project), { config: { ...quiet, ...first } })
  return (parameters) => {
    setDefaultEventParameters(parameters)
    logEvent(analytics, 'page_view', parameters)
  }
}
