import { useEffect, useState } from 'react'
import type { CatalogueStep, DemoSite, RulebookIndex, RulePage } from '#rulebook/shared/rulebook-data'

/** State of a request for a data file of the rulebook. */
export type LoadState<Value> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  /** The rulebook has no rule with the requested id. */
  | { readonly phase: 'missing' }
  | { readonly phase: 'ready'; readonly value: Value }

const rulesFolder = 'rules/'

class FileNotFoundError extends Error {}

const requestsByFileName = new Map<string, Promise<unknown>>()

/**
 * Returns the content of a data file of the rulebook. The file is requested once, and again only if the
 * request failed. Rejects with `FileNotFoundError` if the file does not exist.
 */
function requestDataFile(fileName: string): Promise<unknown> {
  const earlierRequest = requestsByFileName.get(fileName)
  if (earlierRequest) return earlierRequest
  const request = fetch(`./data/${fileName}`).then((response) => {
    if (response.status === 404) throw new FileNotFoundError(fileName)
    if (!response.ok) throw new Error(`${fileName}: ${response.status}`)
    return response.json() as Promise<unknown>
  })
  requestsByFileName.set(fileName, request)
  request.catch(() => requestsByFileName.delete(fileName))
  return request
}

function useDataFile<Value>(fileName: string): LoadState<Value> {
  const [received, setReceived] = useState<{
    readonly fileName: string
    readonly state: LoadState<Value>
  }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const retry = (): void => {
      setReceived(undefined)
      setAttempt((count) => count + 1)
    }
    const failedState = (error: unknown): LoadState<Value> =>
      error instanceof FileNotFoundError && fileName.startsWith(rulesFolder)
        ? { phase: 'missing' }
        : { phase: 'failed', retry }
    let isCurrent = true
    requestDataFile(fileName).then(
      (value) => isCurrent && setReceived({ fileName, state: { phase: 'ready', value: value as Value } }),
      (error: unknown) => isCurrent && setReceived({ fileName, state: failedState(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [fileName, attempt])
  return received?.fileName === fileName ? received.state : { phase: 'loading' }
}

export const useRulebookIndex = (): LoadState<RulebookIndex> => useDataFile('index.json')
export const useDemoSite = (): LoadState<DemoSite> => useDataFile('demo.json')
export const useRulePage = (ruleId: string): LoadState<RulePage> =>
  useDataFile(`${rulesFolder}${ruleId}.json`)
export const useStepCatalogue = (): LoadState<readonly CatalogueStep[]> => useDataFile('steps.json')
