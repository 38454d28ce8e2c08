import { failure, type Result } from '@/domain/shared/result'
import {
  checkUploadContent,
  uploadSizeProblem,
  type UploadableFile,
  type UploadProblem,
} from '@/domain/shared/upload'

/** A file that the customer chose in a file input. */
export interface ChosenFile extends Blob {
  readonly name: string
}

/** Reads a chosen file and checks its content. A file that is too large is not read. Source: GEN-04. */
export async function readAndCheckChosenFile(
  file: ChosenFile,
): Promise<Result<UploadableFile, UploadProblem>> {
  const problem = uploadSizeProblem(file.size)
  if (problem) return failure(problem)
  try {
    return checkUploadContent({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  } catch {
    // The file was moved or deleted, or it is in a cloud that does not answer.
    return failure('unreadable')
  }
}
