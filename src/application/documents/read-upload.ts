import { failure, type Result } from '@/domain/shared/result'
import { checkedUpload, uploadSizeProblem, type Upload, type UploadProblem } from '@/domain/shared/upload'

/** A file as the device gives it. */
export interface ChosenFile extends Blob {
  readonly name: string
}

/** Reads and checks a chosen file; one that is too large is not read at all. Source: GEN-04. */
export async function readUpload(file: ChosenFile): Promise<Result<Upload, UploadProblem>> {
  const problem = uploadSizeProblem(file.size)
  if (problem) return failure(problem)
  try {
    return checkedUpload({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  } catch {
    // It was moved or deleted meanwhile, or it is in a cloud that does not answer.
    return failure('unreadable')
  }
}
