import { when } from 'mobx'
import type { Clock } from '@/application/shared/clock.port'
import { Answer, type Phase } from '@/ui/kit/answer'
import { Breakage } from '@/ui/kit/breakage'
import { Waiting } from '@/ui/kit/waiting'

export function aWait(clock: Clock, breakage = new Breakage()): Waiting {
  return new Waiting(clock, breakage)
}

export function anAnswer<Shown extends Phase>(clock: Clock): Answer<Shown> {
  return new Answer<Shown>(aWait(clock))
}

/** Whatever it is, it is not on its way any more. */
export async function settled(answer: { readonly state: Phase }): Promise<void> {
  await when(() => answer.state.phase !== 'loading')
}

/** A view-model that was started, and whose answer is not on its way any more. */
export async function begun<Model extends { start(): unknown; readonly answer: { readonly state: Phase } }>(
  model: Model,
): Promise<Model> {
  model.start()
  await settled(model.answer)
  return model
}
