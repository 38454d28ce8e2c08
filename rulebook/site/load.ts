import { useEffect, useState } from 'react'
import type { CatalogueStep, DemoSite, RulebookIndex, RulePage } from '#rulebook/shared/rulebook-data'

export type Loaded<Value> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  /** The rulebook has no page with the data that was requested. */
  | { readonly phase: 'missing' }
  | { readonly phase: 'ready'; readonly value: Value }

const rulesFolder = 'rules/'

class MissingFile extends Error {}

const known = new Map<string, Promise<unknown>>()

/**
 * Returns the content of a file of the rulebook's data. The file is requested once, and again only if
 * the request failed.
 */
function load(name: string): Promise<unknown> {
  const asked = known.get(name)
  if (asked) return asked
  const answer = fetch(`./data/${name}`).then((response) => {
    if (response.status === 404) throw new MissingFile(name)
    if (!response.ok) throw new Error(`${name}: ${response.status}`)
    return response.json() as Promise<unknown>
  })
  known.set(name, answer)
  answer.catch(() => known.delete(name))
  return answer
}

function useData<Value>(name: string): Loaded<Value> {
  const [answer, setAnswer] = useState<{ readonly name: string; readonly loaded: Loaded<Value> }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const retry = (): void => {
      setAnswer(undefined)
      setAttempt((count) => count + 1)
    }
    const loadedAfter = (reason: unknown): Loaded<Value> =>
      reason instanceof MissingFile && name.startsWith(rulesFolder)
        ? { phase: 'missing' }
        : { phase: 'failed', retry }
    let isCurrent = true
    load(name).then(
      (value) => isCurrent && setAnswer({ name, loaded: { phase: 'ready', value: value as Value } }),
      (reason: unknown) => isCurrent && setAnswer({ name, loaded: loadedAfter(reason) }),
    )
    return () => {
      isCurrent = false
    }
  }, [name, attempt])
  return answer?.name === name ? answer.loaded : { phase: 'loading' }
}

export const useIndex = (): Loaded<RulebookIndex> => useData('index.json')
export const useDemoPlace = (): Loaded<DemoSite> => useData('demo.json')
export const useRule = (id: string): Loaded<RulePage> => useData(`${rulesFolder}${id}.json`)
export const useSteps = (): Loaded<readonly CatalogueStep[]> => useData('steps.json')
